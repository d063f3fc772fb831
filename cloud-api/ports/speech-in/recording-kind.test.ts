import { expect, it } from 'vitest'
import { recordingKind } from './recording-kind.ts'

const nameOf = (...head: (string | number)[]) =>
  recordingKind(
    Buffer.concat([
      ...head.map((part) => Buffer.from(typeof part === 'string' ? part : [part])),
      Buffer.alloc(8),
    ]),
  )?.fileName

it('HEAR-2 knows the kinds that services take by how they begin', () => {
  expect(nameOf(0x1a, 0x45, 0xdf, 0xa3)).toBe('recording.webm')
  expect(nameOf('OggS')).toBe('recording.ogg')
  expect(nameOf('RIFF', 'size', 'WAVEfmt ')).toBe('recording.wav')
  expect(nameOf('size', 'ftypM4A ')).toBe('recording.m4a')
})

it('takes nothing else for one', () => {
  expect(nameOf('%PDF-1.7')).toBeUndefined()
  expect(nameOf('ID3')).toBeUndefined()
  expect(nameOf('fLaC')).toBeUndefined()
  expect(recordingKind(new Uint8Array())).toBeUndefined()
})
