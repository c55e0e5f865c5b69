import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Context } from '../context.ts'

/** The headers of the providers' pages: own files only, framed by the site only, no inline code. */
export function securityHeaders(ctx: Context): FastifyHelmetOptions {
  const { shell } = ctx.config.origins
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        baseUri: ["'none'"],
        // A choice redirects to the site, and browsers apply form-action to the redirect as well.
        formAction: ["'self'", shell],
        objectSrc: ["'none'"],
        frameAncestors: [shell],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    frameguard: false,
    // The window that opened the payment must stay reachable.
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  }
}
