import type { SiteConfig } from '@croupier/shared/config'

/** The base of a call's address: the page's own address if that serves the product API, else the API's origin. */
export const apiBaseUrl = ({ apiPath, apiOrigin = '' }: Partial<SiteConfig>): string => apiPath || apiOrigin
