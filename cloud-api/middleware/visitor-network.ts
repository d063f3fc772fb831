import { isIPv6 } from 'node:net'

/** Leading 16-bit groups of an IPv6 address that name one customer's network; the others are theirs to choose freely. */
const NETWORK_GROUPS = 4

/**
 * What attempts are counted by: an IPv4 address, or the /64 network of an IPv6 address, of which one machine has as
 * many addresses as it likes.
 * @param ip an address as Node writes it; anything else is returned as it is
 */
export function visitorNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const left = 8 - before.length - after.length
  const all = [...before, ...Array.from({ length: left }, () => '0'), ...after]
  return `${all.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** An IPv4 ending stands for two groups; which ones does not matter behind the network. */
const groupsOf = (part: string): string[] =>
  part === ''
    ? []
    : part
        .split(':')
        .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number(`0x${group}`).toString(16)]))
