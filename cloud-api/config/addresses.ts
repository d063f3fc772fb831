/** Whether a host name is this machine itself. */
export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname)

/** Whether what a browser sends to an address can be read by nobody on the way. */
export const staysPrivate = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || isLoopback(hostname)

/** What a browser on this machine types to reach a server that listens on `host`. */
export function ownAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere || isLoopback(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
