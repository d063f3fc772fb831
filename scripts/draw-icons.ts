import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from './test/find-chromium.ts'

const ROOT = dirname(import.meta.dirname)
const MARK = 'desktop/renderer/public/favicon.svg'
const INK = '#100E0C'

interface PlannedIcon {
  readonly file: string
  /** Side in pixels. */
  readonly side: number
  /** Side of the mark as a share of the icon: a maskable one keeps to the middle, as systems cut the rest away. */
  readonly mark: number
}

const ICONS: readonly PlannedIcon[] = [
  { file: 'desktop/renderer/public/icons/icon-192.png', side: 192, mark: 1 },
  { file: 'desktop/renderer/public/icons/icon-512.png', side: 512, mark: 1 },
  { file: 'desktop/renderer/public/icons/maskable-192.png', side: 192, mark: 0.72 },
  { file: 'desktop/renderer/public/icons/maskable-512.png', side: 512, mark: 0.72 },
  { file: 'desktop/renderer/public/icons/apple-touch-icon.png', side: 180, mark: 0.9 },
  { file: 'desktop/main/build-resources/icon.png', side: 1024, mark: 1 },
]

async function drawIcon(page: Page, mark: string, { file, side, mark: share }: PlannedIcon): Promise<void> {
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:${side}px;background:${INK}}svg{width:${share * 100}%}</style>${mark}`,
  )
  const target = join(ROOT, file)
  await mkdir(dirname(target), { recursive: true })
  await page.screenshot({ path: target })
}

/** Draws every icon file of the web app and of the desktop app from favicon.svg. Run it when the mark changes. */
const executablePath = await findChromium()
if (executablePath === undefined)
  throw new Error('Drawing the icons takes a Chromium: install one, or name it in CHROMIUM_PATH.')
const browser = await chromium.launch({ executablePath })
try {
  const page = await browser.newPage()
  const mark = await readFile(join(ROOT, MARK), 'utf8')
  for (const icon of ICONS) await drawIcon(page, mark, icon)
} finally {
  await browser.close()
}
