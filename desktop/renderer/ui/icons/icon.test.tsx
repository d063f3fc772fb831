import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ICON_SHAPES, type IconName } from './icon-shapes.ts'
import { Icon } from './icon.tsx'
import { LogoMark } from './logo-mark.tsx'

const PUBLIC = join(import.meta.dirname, '../../public')
const NAMES = Object.keys(ICON_SHAPES) as IconName[]

afterEach(cleanup)

/** Width and height of a PNG, from its header. */
async function sizeOf(file: string): Promise<readonly [number, number]> {
  const bytes = await readFile(join(PUBLIC, file))
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('icons', () => {
  it.each(NAMES)('%s is decorative unless it is named', (name) => {
    const { container, rerender } = render(<Icon name={name} />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelectorAll('path').length).toBeGreaterThan(0)
    rerender(<Icon name={name} label="Do it" size={32} />)
    expect(screen.getByRole('img', { name: 'Do it' }).getAttribute('width')).toBe('32')
  })
})

describe('the mark', () => {
  it('is the same drawing in the app and in the browser tab', async () => {
    const { container } = render(<LogoMark label="Clapback" />)
    const drawn = [...container.querySelectorAll('path')].map((path) => [
      path.getAttribute('d'),
      path.getAttribute('fill'),
    ])
    const favicon = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
    expect(
      [...favicon.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(([, d, fill]) => [d, fill]),
    ).toEqual(drawn)
  })
})

describe('the web manifest', () => {
  it('names files that are there, at the sizes it says', async () => {
    const manifest = JSON.parse(await readFile(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
      name: string
      icons: { src: string; sizes: string; type: string; purpose: string }[]
    }
    expect(manifest.name).toBe('Clapback')
    const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
    expect(pngs.map(({ purpose, sizes }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { src, sizes } of pngs) expect((await sizeOf(src)).join('x')).toBe(sizes)
    expect(await sizeOf('icons/apple-touch-icon.png')).toEqual([180, 180])
  })
})
