import type { Api } from './route.ts'
import { Refusal } from '../errors.ts'
import { ROOT } from '../back-office/page.ts'

const FORBIDDEN = 403

/**
 * Any web page can post a form here without a CORS preflight. Such a post carries the page's origin and is refused
 * unless that is the site's own (security.md 21); callers that are not pages send no origin. The back office has a
 * stricter guard, which knows all the addresses under which it can be opened.
 */
export function checkOrigins({ app, ctx }: Api): void {
  const known = new Set([...ctx.config.siteOrigins, ctx.config.origins.api])
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (request.method !== 'POST' || origin === undefined || known.has(origin)) return
    // Checks the matched route instead of the URL: no spelling of another call's URL passes for the back office's.
    if (request.routeOptions.url?.startsWith(`${ROOT}/`)) return
    throw new Refusal('request.invalid', {}, FORBIDDEN, FORBIDDEN)
  })
}
