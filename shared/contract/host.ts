/** Under which name the desktop app puts its Host on a page's `window`; a page in a browser finds nothing there. */
export const DESKTOP_HOST_KEY = 'clapbackDesktop'

/** What the desktop app offers the pages it shows. */
export interface DesktopHost {
  readonly platform: 'linux' | 'mac' | 'windows'
}
