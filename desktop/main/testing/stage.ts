import { type MenuItem } from './electron-stand-in.ts'

/** What the app has done so far. */
export interface Report {
  readonly windows: readonly {
    readonly options: Readonly<Record<string, unknown>>
    readonly loads: readonly string[]
    readonly visible: boolean
    readonly maximized: boolean
    readonly focused: number
  }[]
  readonly calls: readonly string[]
  readonly exitCode: number | undefined
  readonly errors: readonly string[]
  readonly opened: readonly string[]
  readonly menu: readonly MenuItem[]
  readonly devicesAllowed: boolean | undefined
}

/** What a test can make the page, the user and the system do. */
export interface Stage {
  report(): Report
  navigate(way: { url: string; isMainFrame?: boolean; redirected?: boolean }): boolean
  openWindow(url: string): string | undefined
  request(ask: {
    permission: string
    requestingUrl: string
    isMainFrame: boolean
    mediaTypes?: string[]
  }): Promise<boolean>
  check(ask: {
    permission: string
    origin: string
    isMainFrame: boolean
    mediaType?: string
  }): boolean | undefined
  crash(reason: string): void
  choose(label: string): void
  emit(event: 'second-instance' | 'activate'): void
  closeAt(bounds: { x: number; y: number; width: number; height: number }): void
}

/** An answer on its way back; `id` 0 says that the main process has been loaded. */
export interface Reply {
  readonly id: number
  readonly value: unknown
}
