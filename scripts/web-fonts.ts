import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const ROOT = dirname(import.meta.dirname)
const SOURCE = join(ROOT, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')
/** The characters of the first paint: ASCII and the marks of typesetting. desktop/renderer/ui/fonts.css names the same. */
const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'·×–—‘’“”•…−',
].join('')
/** The widths and weights in use, in percent and in CSS weights. */
const AXES = { wdth: { min: 62, max: 100 }, wght: { min: 500, max: 900 } }

/** How style sheets name the file, and how its name starts once it is built. */
const NAME = 'archivo-ascii'

/**
 * Cuts Archivo down to what the first paint needs (35 KB of 90), as `@archivo-ascii` for style sheets, and asks for it
 * at once instead of when the first styled text is found.
 */
export function webFonts(): Plugin {
  return {
    name: 'clapback:web-fonts',
    config: async () => ({ resolve: { alias: { [`@${NAME}`]: await cutFont() } } }),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) => isFirstFont(name))
        if (file === undefined) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** Whether a file is the font of the first paint. */
export function isFirstFont(file: string): boolean {
  return file.includes(NAME)
}

/** The path of the cut font; made once for each version of the source and of the cut. */
async function cutFont(): Promise<string> {
  const source = await readFile(SOURCE)
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([CHARACTERS, AXES]))
    .digest('hex')
  const file = join(ROOT, '.cache/fonts', key.slice(0, 16), `${NAME}.woff2`)
  if (existsSync(file)) return file
  await mkdir(dirname(file), { recursive: true })
  const cut = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes: AXES })
  // Two builds may cut at once: whole files only ever appear under the final name.
  const draft = `${file}.${String(process.pid)}`
  await writeFile(draft, cut)
  await rename(draft, file)
  return file
}
