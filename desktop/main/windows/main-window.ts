import { BrowserWindow, screen } from 'electron'
import { type Trouble, crashed, troublePage, unreachable } from './trouble-page.ts'
import { loadWindowState, placeWindow, saveWindowState } from './window-state.ts'

/** Chromium's code for a load that something newer has replaced. */
const ABORTED = -3
const INK = '#100E0C'

interface MainWindowOptions {
  readonly server: URL
  readonly preload: string
  readonly stateFile: string
}

/** Opens the one window on the server's page, where it stood last time; hidden until there is something to see. */
export function openMainWindow({ server, preload, stateFile }: MainWindowOptions): BrowserWindow {
  const workAreas = screen.getAllDisplays().map(({ workArea }) => workArea)
  const { maximized, ...bounds } = placeWindow(loadWindowState(stateFile), workAreas)
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 360,
    minHeight: 480,
    show: false,
    title: 'Clapback',
    backgroundColor: INK,
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webviewTag: false,
      navigateOnDragDrop: false,
    },
  })
  if (maximized) window.maximize()
  window.once('ready-to-show', () => {
    window.show()
  })
  window.on('close', () => {
    saveWindowState(stateFile, { ...window.getNormalBounds(), maximized: window.isMaximized() })
  })
  explainTroubles(window, server)
  showServer(window, server)
  return window
}

/** Shows the server's first page anew, also from a page that explains a trouble. */
export function showServer(window: BrowserWindow, server: URL): void {
  load(window, server.href)
}

function explainTroubles(window: BrowserWindow, server: URL): void {
  const explain = (trouble: Trouble) => {
    load(window, troublePage(trouble))
  }
  window.webContents.on('did-fail-load', (_event, code, _description, _address, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) explain(unreachable(server))
  })
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit' && !window.isDestroyed()) explain(crashed(server))
  })
}

function load(window: BrowserWindow, address: string): void {
  window.loadURL(address).catch(() => {
    // Said by did-fail-load, which also speaks for loads that a link began.
  })
}
