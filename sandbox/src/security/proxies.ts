import { BlockList, isIP } from 'node:net'
import { SetupError } from '../setup-error.ts'

/** The loopback addresses: callers on this machine. */
export const LOOPBACK = ['127.0.0.0/8', '::1']

/** TRUSTED_PROXIES names something that is no address. */
export class UnknownProxy extends SetupError {
  constructor(entry: string) {
    super(`TRUSTED_PROXIES: ${entry} is neither an address nor a network like 172.16.0.0/12`)
  }
}

/** Returns a predicate: whether an address is one of these addresses and networks. Throws UnknownProxy. */
export function addressesIn(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    const longestPrefix = family === 6 ? 128 : 32
    const prefix = bits === undefined ? longestPrefix : Number(bits)
    if (!family || !/^\d{0,3}$/.test(bits ?? '') || bits === '' || prefix > longestPrefix) throw new UnknownProxy(entry)
    list.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4')
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

const GROUPS = 8
const NETWORK = 4

/**
 * What counts as one caller: an address, or for IPv6 its /64 network, since one customer has all of its addresses. An
 * IPv4 address written as IPv6 counts as the IPv4 address.
 */
export function callerOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return address
  // URL normalizes the address to hexadecimal groups.
  const [left = '', right] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [head, tail] = [left, right ?? ''].map((part) => part.split(':').filter(Boolean))
  const gap = right === undefined ? 0 : GROUPS - head!.length - tail!.length
  const groups = [...head!, ...Array.from({ length: gap }, () => '0'), ...tail!]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return groups
      .slice(6)
      .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
      .join('.')
  }
  return `${groups.slice(0, NETWORK).join(':')}::/64`
}
