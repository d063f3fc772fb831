import { describe, expect, it } from 'vitest'
import { parseRange } from './byte-range.ts'

describe('parseRange (AUDIO-9)', () => {
  const span = (start: number, end: number) => ({ kind: 'span', span: { start, end } })

  it.each([
    ['bytes=0-0', span(0, 0)],
    ['bytes=0-', span(0, 999)],
    ['bytes=10-19', span(10, 19)],
    ['bytes=990-2000', span(990, 999)],
    ['bytes=999-', span(999, 999)],
    ['bytes=-1', span(999, 999)],
    ['bytes=-1000', span(0, 999)],
    ['bytes=-5000', span(0, 999)],
    ['BYTES= 3-4 ', span(3, 4)],
  ])('serves %s', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range)
  })

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'cannot serve %s',
    (header) => {
      expect(parseRange(header, 1000)).toEqual({ kind: 'unsatisfiable' })
    },
  )

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-4',
    'bytes=0-1,4-5',
    'bytes=0-1, -1',
    'lines=0-1',
    'bytes=1.5-2',
    'bytes=--1',
    'bytes=0x1-0x2',
    'bytes 0-1',
  ])('answers %j with the whole file', (header) => {
    expect(parseRange(header, 1000)).toEqual({ kind: 'whole' })
  })

  it('has no part of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' })
    expect(parseRange('bytes=-1', 0)).toEqual({ kind: 'unsatisfiable' })
  })
})
