import type { Api } from './route.ts'
import { Refusal } from '../errors.ts'
import { ROOT } from '../operator-page/page.ts'

const FORBIDDEN = 403

/**
 * A form on any page of the web can be posted here without asking first. Such a post names the page's origin
 * and is refused unless it is the site's own (security.md 21); callers without a page have no origin. The operator's
 * desk has a stricter guard of its own, which knows all the addresses that it is opened at.
 */
export function checkOrigins({ app, ctx }: Api): void {
  const known = new Set([...ctx.config.siteOrigins, ctx.config.origins.api])
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (request.method !== 'POST' || origin === undefined || known.has(origin)) return
    // By the route that was found, not by the address: no other call can be written like this.
    if (request.routeOptions.url?.startsWith(`${ROOT}/`)) return
    throw new Refusal('request.invalid', {}, FORBIDDEN, FORBIDDEN)
  })
}
