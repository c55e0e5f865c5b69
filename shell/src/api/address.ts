import type { SiteConfig } from '@croupier/shared/config'

/** What stands before a call's path: the page's own address where that answers for the product API, else the API's. */
export const callsAt = ({ apiPath, apiOrigin = '' }: Partial<SiteConfig>): string => apiPath || apiOrigin
