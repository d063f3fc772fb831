import { contextBridge } from 'electron'
import { DESKTOP_HOST_KEY, type DesktopHost } from '#shared/contract/host.ts'

const PLATFORMS: Readonly<Record<string, DesktopHost['platform']>> = { darwin: 'mac', win32: 'windows' }

contextBridge.exposeInMainWorld(DESKTOP_HOST_KEY, {
  platform: PLATFORMS[process.platform] ?? 'linux',
} satisfies DesktopHost)
