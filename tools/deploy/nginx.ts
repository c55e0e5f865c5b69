import { FILE_LIMIT } from '../../sandbox/src/files/limits.ts'
import { fileTypes, ICON_CACHE, IMMUTABLE, VERSION_PATH } from '../site/file-rules.ts'
import { API_PATH, FORWARDED_PATHS, FORWARDED_METHODS } from '../site/forward.ts'
import {
  commonHeaders,
  NOT_FOREIGN,
  PAY_QUERY,
  remoteHeaders,
  shellPolicy,
  type ShownElsewhere,
} from '../site/policy.ts'
import type { Origins } from '../site/site-config.ts'
import type { FormerOrigins } from './origins.ts'
import { policyMaps } from './nginx-policy.ts'

interface NginxOptions {
  readonly origins: Origins
  /** The origins before a move to another domain, whose names the same servers answer to. */
  readonly former?: FormerOrigins
  /** The shell's page as it is served: its inline script is allowed by its hash. */
  readonly page: string
  /** The site's file, for the content that it shows from other hosts. */
  readonly site: ShownElsewhere
  /** The folders of the shell's files and of the store, where nginx runs. */
  readonly shellFolder: string
  readonly storeFolder: string
  /**
   * The address of the page's server (`http://127.0.0.1:8081`, `http://unix:/srv/page/page.sock:`), if there is one.
   */
  readonly pageServer?: string | undefined
  /**
   * The product API's address as seen from nginx. If set, pages call the API at their own address, and nginx forwards.
   */
  readonly apiServer?: string | undefined
  /** Addresses and networks of the proxies in front of nginx, which are trusted to say where a player is. */
  readonly trustedProxies?: readonly string[] | undefined
  /** The file of CA certificates, where nginx runs, with which it verifies https servers behind it. */
  readonly certificates?: string | undefined
  /** The port behind the TLS terminator; an origin with a port of its own is served at that port. */
  readonly port: number
  /** The port for health checks on the same machine, under any host name: whether the page can be served. */
  readonly healthPort?: number | undefined
}

const DEBIAN_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
type Headers = Readonly<Record<string, string>>

/** Headers as add_header lines, repeated in every location: nginx drops inherited ones where a location has its own. */
const headerLines = (headers: Headers, indent = '    ') =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join('\n')

/**
 * The nginx configuration of shell and remotes, with the same headers and caching rules as `npm start` (tools/site).
 */
export function nginxConfig(options: NginxOptions): string {
  return `# Made by \`npm run deploy-files\`: change tools/deploy and tools/site/policy.ts instead.
server_tokens off;
charset utf-8;
charset_types application/json text/javascript text/css text/plain;
# Both kinds of compressed copies exist beside the files: nothing is compressed per request.
brotli_static on;
gzip_static on;
gzip_vary on;

# Payment windows open at /?pay: they lead to a provider and report back to their opener.
map $args $croupier_opener {
  default "same-origin-allow-popups";
  "~${PAY_QUERY}" "unsafe-none";
}

# Tells the page that another site has led to it, so that it asks before it places an order. Empty: no header.
map $http_sec_fetch_site $croupier_timing {
  default "foreign";
${NOT_FOREIGN.map((site) => `  "${site}" "";`).join('\n')}
}

# At /?try=… a tester's own machine may serve a remote; the shell also requires a tester's key.
${policyMaps(
  shellPolicy(options.page, options.origins, options.site),
  shellPolicy(options.page, options.origins, options.site, true),
)}
${countries(options)}${strangers(options)}
${health(options)}${shellServer(options)}
${remoteOrigins(options)
  .map(([name, origins]) => remoteServer(name, origins, options))
  .join('\n')}`
}

const types = `  types {
${Object.entries(fileTypes)
  .map(([ending, type]) => `    ${type} ${ending.slice(1)};`)
  .join('\n')}
  }`

/** A server's ports and host names. */
function listen(origins: readonly string[], port: number): string {
  const listens = portsOf(origins, port).map((each) => `  listen ${each};\n`)
  const names = new Set(origins.map((origin) => new URL(origin).hostname))
  return `${listens.join('')}  server_name ${[...names].join(' ')};`
}

const portsOf = (origins: readonly string[], port: number) => [
  ...new Set(origins.map((origin) => Number(new URL(origin).port || port))),
]

const shellOrigins = ({ origins, former }: NginxOptions) => [origins.shell, ...(former?.shell ?? [])]
const remoteOrigins = ({ origins, former }: NginxOptions) =>
  Object.entries(origins.remotes).map(([name, origin]) => [name, [origin, ...(former?.remotes[name] ?? [])]] as const)

/** Requests for any other host name get 404. */
function strangers(options: NginxOptions): string {
  const all = [...shellOrigins(options), ...remoteOrigins(options).flatMap(([, origins]) => origins)]
  const listens = portsOf(all, options.port).map((each) => `  listen ${each} default_server;`)
  return `server {\n${listens.join('\n')}\n  server_name _;\n  return 404;\n}\n`
}

/** The server for a container's health check, which need not know the origins' names. */
function health({ shellFolder, healthPort }: NginxOptions): string {
  if (!healthPort) return ''
  return `server {
  listen 127.0.0.1:${healthPort};
  access_log off;
  root ${shellFolder};
  location / { try_files /index.html =404; }
}
`
}

/** A missing file may come with the next release, so the 404 must not be cached. */
function missing(headers: Headers): string {
  return `  error_page 404 @missing;
  location @missing {
    internal;
    default_type text/plain;
    types { }
${headerLines({ ...headers, 'cache-control': 'no-store' })}
    return 404 "not found";
  }`
}

/** By default, nginx does not verify the certificate of the server that it connects to. */
function checkedServer(server: string, certificates = DEBIAN_CERTIFICATES): string {
  if (!server.startsWith('https:')) return ''
  return `    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 3;
    proxy_ssl_trusted_certificate ${certificates};
`
}

/** The page from its server, which has a second to answer; otherwise the static file. */
function pageLocation({ pageServer, certificates }: NginxOptions, headers: string): string {
  const file = `    try_files /index.html =404;\n${headers}\n  }`
  if (!pageServer) return `  location = / {\n${file}`
  return `  location = / {
    proxy_pass ${pageServer};
${checkedServer(pageServer, certificates)}    proxy_connect_timeout 1s;
    proxy_read_timeout 1s;
    proxy_intercept_errors on;
    error_page 500 502 503 504 = @page;
    gzip on;
    gzip_proxied any;
${headers}
  }
  location @page {
${file}`
}

/** The API restricts countries by this header and trusts nginx, so a player's own header must not get through (D27). */
function countries({ apiServer, trustedProxies = [] }: NginxOptions): string {
  if (!apiServer) return ''
  return `geo $croupier_trusted {
  default 0;
${trustedProxies.map((proxy) => `  ${proxy} 1;`).join('\n')}
}
map $croupier_trusted $croupier_country {
  1 $http_cf_ipcountry;
}

`
}

/** Forwards API calls at the page's own address (tools/site/forward.ts). Uploads may be as large as the API accepts. */
function callsLocation({ apiServer, certificates }: NginxOptions): string {
  if (!apiServer) return ''
  return `  location ~ ${FORWARDED_PATHS} {
    limit_except ${FORWARDED_METHODS.join(' ')} { deny all; }
    rewrite ^${API_PATH}(/.*)$ $1 break;
    proxy_pass ${apiServer};
    proxy_http_version 1.1;
    proxy_set_header connection "";
    proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;
    proxy_set_header cf-ipcountry $croupier_country;
${checkedServer(apiServer, certificates)}    client_max_body_size ${Math.ceil((2 * FILE_LIMIT) / 1024 ** 2)}m;
  }
`
}

function shellServer(options: NginxOptions): string {
  const { shellFolder, storeFolder, port } = options
  const pageHeaders = {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-security-policy': '$croupier_policy',
    'cross-origin-opener-policy': '$croupier_opener',
    'server-timing': '$croupier_timing',
  }
  const uncached = { ...commonHeaders, 'cache-control': 'no-store' }
  return `# The shell: browsers request its page, and what the page requests first, anew each time.
server {
${listen(shellOrigins(options), port)}
  root ${shellFolder};
${types}
${pageLocation(options, headerLines(pageHeaders))}
${callsLocation(options)}  location = /index.html {
${headerLines(pageHeaders)}
  }
  location = /site.json {
${headerLines(uncached)}
  }
  # The discovery document and its signature; the shell's origin serves nothing else of the store.
  location ~ ^/remotes\\.json(\\.sig)?$ {
    root ${storeFolder};
    default_type application/json;
    types { }
    brotli_static off;
    gzip_static off;
    gzip on;
    gzip_types application/json;
${headerLines(uncached)}
  }
  location ~ "\\.[0-9a-f]{10}\\.(js|css|json|woff2|svg|png)$" {
    try_files $uri =404;
${headerLines({ ...commonHeaders, 'cache-control': IMMUTABLE })}
  }
  location ~ "^/icon-[a-z0-9-]+\\.png$" {
    try_files $uri =404;
${headerLines({ ...commonHeaders, 'cache-control': ICON_CACHE })}
  }
  location ~ "/\\.|\\.(br|gz|map)$" { return 404; }
  location / {
    try_files $uri =404;
${headerLines({ ...commonHeaders, 'cache-control': 'no-cache' })}
  }
${missing(commonHeaders)}
}
`
}

function remoteServer(name: string, origins: readonly string[], { storeFolder, port }: NginxOptions): string {
  return `# ${name}: every version has an address of its own, and its files never change.
server {
${listen(origins, port)}
  root ${storeFolder}/${name};
${types}
  location ~ \\.(br|gz|map)$ { return 404; }
  location ~ "${VERSION_PATH}" {
    try_files $uri =404;
${headerLines({ ...commonHeaders, ...remoteHeaders, 'cache-control': IMMUTABLE })}
  }
${missing({ ...commonHeaders, ...remoteHeaders })}
  location / { return 404; }
}
`
}
