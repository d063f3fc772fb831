import { networkInterfaces } from 'node:os'

/** An address of this machine. */
export interface MachineAddress {
  readonly address: string
  readonly family: string
  /** Whether only this machine itself reaches it. */
  readonly internal: boolean
}

/** The addresses of this machine as they are now; they change when it moves to another network. */
export const machineAddresses = (): readonly MachineAddress[] =>
  Object.values(networkInterfaces()).flatMap((entries) => entries ?? [])

/** Where other machines of the same network find a server that listens everywhere, the plainest addresses only. */
export const addressesForOthers = (
  port: number,
  addresses: readonly MachineAddress[] = machineAddresses(),
): string[] =>
  addresses
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)

/**
 * Whether an origin is this machine, named by one of its own addresses and a port. Such a page came from this very
 * server: a name, which whoever owns it can point anywhere, does not count (DNS rebinding).
 */
export function isMachineOrigin(
  origin: string,
  port: number,
  addresses: readonly MachineAddress[] = machineAddresses(),
): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return (
    url.origin === origin &&
    url.protocol === 'http:' &&
    Number(url.port || 80) === port &&
    addresses.some(({ address }) => address === host)
  )
}
