import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const windowState = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(360).max(16_384),
  height: z.int().min(480).max(16_384),
  maximized: z.boolean(),
})
/** Where the window was, in screen coordinates of device-independent pixels. */
export type WindowState = z.infer<typeof windowState>

/** A part of the desk that a window can stand on: a display without its bars. */
export interface WorkArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Without `x` and `y`, the system puts the window in the middle. */
export interface Placement {
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly maximized: boolean
}

const FIRST: Placement = { width: 1280, height: 800, maximized: false }
/** So much of the window's top edge must be in reach of the mouse. */
const GRIP = 120

/** Where to open: where it was, if a display is still there; never larger than the display. */
export function placeWindow(saved: WindowState | undefined, workAreas: readonly WorkArea[]): Placement {
  if (saved === undefined) return FIRST
  const area = workAreas.find(
    ({ x, y, width, height }) =>
      Math.min(saved.x + saved.width, x + width) - Math.max(saved.x, x) >= GRIP &&
      saved.y >= y &&
      saved.y <= y + height - GRIP,
  )
  if (area === undefined) return { ...FIRST, maximized: saved.maximized }
  return { ...saved, width: Math.min(saved.width, area.width), height: Math.min(saved.height, area.height) }
}

/** The window's last place; none when there is none, or what the file holds is not one. */
export function loadWindowState(file: string): WindowState | undefined {
  try {
    return windowState.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Remembers the window's place. Written at once, as the app is closing; a place that cannot be kept is no trouble. */
export function saveWindowState(file: string, state: WindowState): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const unfinished = `${file}.tmp`
    writeFileSync(unfinished, JSON.stringify(state))
    renameSync(unfinished, file)
  } catch {
    // The next start opens in the middle.
  }
}
