import { type MenuItemConstructorOptions } from 'electron'

interface MenuOptions {
  readonly mac: boolean
  /** Whether this is a build to develop with. */
  readonly development: boolean
  readonly reload: () => void
}

/** The usual menus of the platform. */
export function menuTemplate({ mac, development, reload }: MenuOptions): MenuItemConstructorOptions[] {
  const view: MenuItemConstructorOptions[] = [
    { label: 'Reload', accelerator: 'CmdOrCtrl+R', click: reload },
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ]
  return [
    ...(mac ? [{ role: 'appMenu' as const }] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    { label: 'View', submenu: development ? [...view, { role: 'toggleDevTools' }] : view },
    { role: 'windowMenu' },
  ]
}
