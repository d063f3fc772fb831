import { join } from 'node:path'
import { BrowserWindow, Menu, app, dialog, session, shell, systemPreferences } from 'electron'
import { parseServerAddress } from './server-address.ts'
import { openMainWindow, showServer } from './windows/main-window.ts'
import { menuTemplate } from './windows/menu.ts'
import { guardNavigation } from './windows/navigation.ts'
import { limitPermissions } from './windows/permissions.ts'

const MAC = process.platform === 'darwin'

const address = parseServerAddress(process.env)
if (!address.ok) {
  dialog.showErrorBox('Clapback cannot start', address.refusal)
  app.exit(1)
} else if (!app.requestSingleInstanceLock()) {
  app.quit()
} else {
  start(address.value)
}

/** Puts the desktop app together: one window on the server's pages, guarded, with the platform's menus. */
function start(server: URL): void {
  const openWindow = () =>
    openMainWindow({
      server,
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      stateFile: join(app.getPath('userData'), 'window.json'),
    })
  const currentWindow = () => BrowserWindow.getAllWindows()[0]
  const showWindow = () => {
    const window = currentWindow() ?? openWindow()
    if (window.isMinimized()) window.restore()
    window.focus()
  }

  app.enableSandbox()
  app.on('web-contents-created', (_event, contents) => {
    guardNavigation(contents, server, (outside) => {
      void shell.openExternal(outside)
    })
  })
  app.on('second-instance', showWindow)
  app.on('activate', showWindow)
  app.on('window-all-closed', () => {
    if (!MAC) app.quit()
  })
  void app.whenReady().then(() => {
    limitPermissions(session.defaultSession, server, () =>
      MAC ? systemPreferences.askForMediaAccess('microphone') : Promise.resolve(true),
    )
    const reload = () => {
      const window = currentWindow()
      if (window !== undefined) showServer(window, server)
    }
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(menuTemplate({ mac: MAC, development: !app.isPackaged, reload })),
    )
    openWindow()
  })
}
