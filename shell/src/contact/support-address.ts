import type { SiteConfig } from '@croupier/shared/config'

/**
 * The support mail address of a host (D6): without a leading `www.`, after `support@`. Localhost and bare addresses
 * use the configured contact address.
 */
export function supportAddress(hostname: string, config: Pick<SiteConfig, 'email'>): string {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  const bare = !host.includes('.') || /^[\d.]+$/.test(host) || host.includes(':') || host.endsWith('.localhost')
  return bare ? config.email : `support@${host.replace(/^www\./, '')}`
}
