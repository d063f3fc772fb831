import { mkdtemp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

/*
 * Builds the pages into out/web: the app, and the signed-out page printed as HTML with its styles inside, so that it is
 * read before any script has come. Text and the ear's dictionary get a .br and a .gz beside them. The folder is made elsewhere and put in
 * place at the end, so that a server never sees half of it.
 */

const ROOT = dirname(import.meta.dirname)
const PAGES = join(ROOT, 'out/web')
const CONFIG = join(ROOT, 'desktop/renderer/vite.config.ts')
const PRERENDER = join(ROOT, 'desktop/renderer/landing-prerender.tsx')
const PLACE = '<!--landing-->'
/** What is not packed yet; .bin is the ear's dictionary. */
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.bin'])
/** Below this many bytes a compressed file saves no packet. */
const WORTH_COMPRESSING = 1024

/**
 * Builds everything; leaves the former build in place when anything fails.
 * @param place the folder that holds the pages afterwards
 */
export async function buildWeb(place: string = PAGES): Promise<void> {
  // Vite takes its word over the mode's: with another one, React's development build would be served to everyone.
  const former = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await makeAndPlace(place)
  } finally {
    if (former === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = former
  }
}

async function makeAndPlace(place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  const workshop = await mkdtemp(join(dirname(place), '.web-'))
  try {
    const pages = join(workshop, 'pages')
    const printer = join(workshop, 'printer')
    await build({ configFile: CONFIG, logLevel: 'warn', build: { outDir: pages, emptyOutDir: true } })
    await build({
      configFile: CONFIG,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        outDir: printer,
        ssr: PRERENDER,
        copyPublicDir: false,
        rolldownOptions: { input: PRERENDER, output: { entryFileNames: 'print.js' } },
      },
    })
    await printLanding(join(pages, 'landing.html'), join(printer, 'print.js'), pages)
    await compressAll(pages)
    await putInPlace(pages, place, join(workshop, 'former'))
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** Puts the page's markup and its style sheets into its HTML. */
async function printLanding(file: string, printer: string, pages: string): Promise<void> {
  const { renderLanding } = (await import(pathToFileURL(printer).href)) as { renderLanding: () => string }
  const html = await readFile(file, 'utf8')
  if (!html.includes(PLACE)) throw new Error(`landing.html has lost its ${PLACE}`)
  const styled = await inlineStyles(html, pages)
  // A function, since `$` in the markup would mean something in a replacement text.
  await writeFile(
    file,
    styled.replace(PLACE, () => renderLanding()),
  )
}

async function inlineStyles(html: string, pages: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  if (links.length === 0) throw new Error('landing.html names no style sheet')
  let styled = html
  for (const [link, href = ''] of links) {
    const css = await readFile(join(pages, href), 'utf8')
    styled = styled.replace(link, () => `<style>${css.trim()}</style>`)
  }
  return styled
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
      .map((entry) => compress(join(entry.parentPath, entry.name))),
  )
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_COMPRESSING) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

/** Two renames: the new folder is whole from its first moment, and a failed second rename brings the former back. */
async function putInPlace(made: string, place: string, former: string): Promise<void> {
  const hadFormer = await rename(place, former).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  try {
    await rename(made, place)
  } catch (error) {
    if (hadFormer) await rename(former, place)
    throw error
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
