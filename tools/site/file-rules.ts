/** How files are served, by `npm start` (static-files.ts) and by the nginx of a deployment (tools/deploy/nginx.ts). */
import { extname } from 'node:path'

/** The types of what is served, by the ending of its name. Servers add the charset. */
export const fileTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
}

const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg'])

/** Whether a file is sent compressed, to browsers that accept it. */
export const isCompressible = (file: string) => compressible.has(extname(file))

/** The start of a path in a remote's released version, as a pattern: `/<package version>-<content hash>/`. */
export const VERSION_PATH = '^/[0-9][0-9A-Za-z_.+-]*-[0-9a-f]{10}/'

/** The caching of what never changes at its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The caching of generated icons, a day: browsers request the tab's icon at each history navigation. */
export const ICON_CACHE = 'public, max-age=86400'
