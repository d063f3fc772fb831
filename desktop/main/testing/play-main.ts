import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { type BrowserWindow as Window } from './electron-stand-in.ts'
import { type Reply, type Stage } from './stage.ts'

/*
 * Runs the built main process, named by the first argument, with the stand-in for Electron, and plays what the parent
 * process asks for. A program of its own: the built file is loaded by Node itself, as Electron would.
 */

const standIn = new URL('./electron-stand-in.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
})

const electron = await import('./electron-stand-in.ts')
const [, , main = ''] = process.argv
await import(pathToFileURL(main).href)

function currentWindow(): Window {
  const window = electron.BrowserWindow.getAllWindows()[0]
  if (window === undefined) throw new Error('No window is open')
  return window
}

const stage: Stage = {
  report: () => ({
    windows: electron.BrowserWindow.getAllWindows().map(
      ({ options, loads, visible, maximized, focused }) => ({
        options,
        loads,
        visible,
        maximized,
        focused,
      }),
    ),
    calls: electron.app.calls,
    exitCode: electron.app.exitCode,
    errors: electron.dialog.errors,
    opened: electron.shell.opened,
    menu: electron.Menu.template,
    devicesAllowed: electron.session.defaultSession.device?.(),
  }),
  navigate: ({ url, isMainFrame = true, redirected = false }) =>
    currentWindow().navigate(url, isMainFrame, redirected ? 'will-redirect' : 'will-frame-navigate'),
  openWindow: (url) => currentWindow().webContents.openHandler?.({ url }).action,
  request: ({ permission, ...details }) =>
    new Promise((resolve) => {
      electron.session.defaultSession.request?.({}, permission, resolve, details)
    }),
  check: ({ permission, origin, ...details }) =>
    electron.session.defaultSession.check?.({}, permission, origin, details),
  crash: (reason) => {
    currentWindow().webContents.emit('render-process-gone', {}, { reason })
  },
  choose: (label) => {
    electron.Menu.template
      .flatMap(({ submenu }) => submenu ?? [])
      .find((item) => item.label === label)
      ?.click?.()
  },
  emit: (event) => {
    electron.app.emit(event)
  },
  closeAt: (bounds) => {
    currentWindow().bounds = bounds
    currentWindow().close()
  },
}

process.on('message', ({ id, act, argument }: { id: number; act: keyof Stage; argument: never }) => {
  void Promise.resolve()
    .then(() => stage[act](argument))
    .then((value) => process.send?.({ id, value } satisfies Reply))
})
process.send?.({ id: 0, value: undefined } satisfies Reply)
