import { EventEmitter } from 'node:events'

/*
 * What the built main process takes from Electron, under plain Node: it records what it is told and lets a test play
 * the page, the user and the system. Loading an http address really asks for it, so that a server that is down is
 * down here too. It has no screen, no isolation and no sandbox: those are Electron's own.
 */

const CONNECTION_REFUSED = -102

interface Stoppable {
  readonly prevented: boolean
  preventDefault(): void
}

function stoppable<Fields extends object>(fields: Fields): Fields & Stoppable {
  const event = {
    ...fields,
    prevented: false,
    preventDefault: () => {
      event.prevented = true
    },
  }
  return event
}

class App extends EventEmitter {
  readonly isPackaged = false
  readonly calls: string[] = []
  exitCode: number | undefined

  whenReady(): Promise<void> {
    return Promise.resolve()
  }
  requestSingleInstanceLock(): boolean {
    return process.env['STAND_IN_SECOND_INSTANCE'] === undefined
  }
  getPath(name: string): string {
    return `${process.env['STAND_IN_FOLDER'] ?? ''}/${name}`
  }
  enableSandbox(): void {
    this.calls.push('enableSandbox')
  }
  quit(): void {
    this.calls.push('quit')
  }
  exit(code: number): void {
    this.exitCode = code
  }
}
export const app = new App()

type OpenHandler = (details: { url: string }) => { action: string }

export class WebContents extends EventEmitter {
  openHandler: OpenHandler | undefined

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler
  }
}

interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

export class BrowserWindow extends EventEmitter {
  static readonly open: BrowserWindow[] = []
  static getAllWindows(): BrowserWindow[] {
    return BrowserWindow.open
  }

  readonly webContents = new WebContents()
  readonly options: Readonly<Record<string, unknown>>
  /** Addresses in the order they were asked for. */
  readonly loads: string[] = []
  bounds: Bounds
  maximized = false
  visible: boolean
  focused = 0

  constructor(options: Partial<Bounds> & Record<string, unknown>) {
    super()
    this.options = options
    this.bounds = {
      x: options.x ?? 50,
      y: options.y ?? 60,
      width: options.width ?? 800,
      height: options.height ?? 600,
    }
    this.visible = options['show'] !== false
    BrowserWindow.open.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }

  async loadURL(address: string): Promise<void> {
    this.loads.push(address)
    try {
      await fetch(address)
    } catch {
      this.webContents.emit('did-fail-load', {}, CONNECTION_REFUSED, 'ERR_CONNECTION_REFUSED', address, true)
      throw new Error(`ERR_CONNECTION_REFUSED (-102) loading '${address}'`)
    }
    this.emit('ready-to-show')
  }
  /** The page itself leads on, as a link or a script does; whether it was let. */
  navigate(url: string, isMainFrame: boolean, how: 'will-frame-navigate' | 'will-redirect'): boolean {
    const event = stoppable({ url, isMainFrame })
    this.webContents.emit(how, event)
    return !event.prevented
  }
  close(): void {
    this.emit('close')
    BrowserWindow.open.splice(BrowserWindow.open.indexOf(this), 1)
    if (BrowserWindow.open.length === 0) app.emit('window-all-closed')
  }
  show(): void {
    this.visible = true
  }
  focus(): void {
    this.focused += 1
  }
  maximize(): void {
    this.maximized = true
  }
  restore(): void {
    this.emit('restore')
  }
  isMinimized(): boolean {
    return false
  }
  isMaximized(): boolean {
    return this.maximized
  }
  isDestroyed(): boolean {
    return !BrowserWindow.open.includes(this)
  }
  getNormalBounds(): Bounds {
    return this.bounds
  }
}

type Answer = (allowed: boolean) => void
type RequestHandler = (contents: unknown, permission: string, answer: Answer, details: object) => void
type CheckHandler = (contents: unknown, permission: string, origin: string, details: object) => boolean

class Session {
  request: RequestHandler | undefined
  check: CheckHandler | undefined
  device: (() => boolean) | undefined

  setPermissionRequestHandler(handler: RequestHandler): void {
    this.request = handler
  }
  setPermissionCheckHandler(handler: CheckHandler): void {
    this.check = handler
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.device = handler
  }
}
export const session = { defaultSession: new Session() }

export const shell = {
  opened: [] as string[],
  openExternal: (address: string) => {
    shell.opened.push(address)
    return Promise.resolve()
  },
}

export const dialog = {
  errors: [] as string[],
  showErrorBox: (_title: string, content: string) => {
    dialog.errors.push(content)
  },
}

export interface MenuItem {
  readonly role?: string
  readonly label?: string
  readonly submenu?: readonly MenuItem[]
  readonly click?: () => void
}
export const Menu = {
  template: [] as readonly MenuItem[],
  buildFromTemplate: (template: readonly MenuItem[]) => template,
  setApplicationMenu: (menu: readonly MenuItem[]) => {
    Menu.template = menu
  },
}

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
}

export const systemPreferences = {
  askForMediaAccess: () => Promise.resolve(true),
}
