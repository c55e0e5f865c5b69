import type { FastifyHelmetOptions } from '@fastify/helmet'

/** The headers of all the vendor's responses: own files only, framed by the shell only, no inline code. */
export function securityHeaders(shellOrigin: string): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: [shellOrigin],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    // frame-ancestors replaces X-Frame-Options, which cannot allow another origin, the shell, to frame these pages.
    frameguard: false,
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  }
}
