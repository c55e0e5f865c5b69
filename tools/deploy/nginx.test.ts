import { describe, expect, it } from 'vitest'
import { commonHeaders, remoteHeaders, shellPolicy } from '../site/policy.ts'
import { nginxConfig } from './nginx.ts'
import { deployedOrigins, formerOrigins } from './origins.ts'

const origins = deployedOrigins({
  SHELL_ORIGIN: 'https://casino.example',
  REMOTE_ORIGIN: 'https://{remote}.casino.example',
  API_ORIGIN: 'https://api.casino.example',
})
const page = '<html><script>start()</script></html>'
const site = { cryptoVideos: { bitcoin: 'https://videos.example/bitcoin' }, logo: 'https://pictures.example/logo.webp' }
const config = nginxConfig({ origins, page, site, shellFolder: '/srv/shell', storeFolder: '/srv/releases', port: 8080 })
const server = (name: string) => config.split('\nserver {').find((text) => text.includes(`server_name ${name};`)) ?? ''

/** The Content-Security-Policy of a configuration, joined as nginx joins its parts. */
function policyIn(text: string, key: string): string {
  const [, joined = ''] = /map "" \$croupier_policy \{\s*default "([^"]*)";/.exec(text) ?? []
  return joined.replaceAll(/\$croupier_policy_\d+/g, (name) => {
    const [, lines = ''] = text.split(`map $args ${name} {\n`)
    const line = lines.split('\n').find((each) => each.trim().startsWith(`${key} "`)) ?? ''
    return line.trim().slice(key.length + 2, -2)
  })
}

describe('the configuration of nginx', () => {
  it('has a server for the shell and each remote', () => {
    for (const name of ['', 'account.', 'games.', 'cashier.', 'vip.'])
      expect(server(`${name}casino.example`)).toContain('listen 8080;')
  })

  it('has the policies and headers of npm start', () => {
    expect(policyIn(config, 'default')).toBe(shellPolicy(page, origins, site))
    expect(policyIn(config, '"~(^|&)try="')).toBe(shellPolicy(page, origins, site, true))
    expect(server('casino.example')).toContain('add_header content-security-policy "$croupier_policy" always;')
    for (const [name, value] of Object.entries({ ...commonHeaders, ...remoteHeaders })) {
      expect(server('cashier.casino.example')).toContain(`add_header ${name} "${value}" always;`)
    }
  })

  it("keeps each parameter within nginx's limit with 60 providers and vendors", () => {
    const hosts = (count: number, kind: string) =>
      Array.from({ length: count }, (_, index) => `https://${kind}-${index}.a-rather-long-company-name.example`)
    const many = deployedOrigins({
      SHELL_ORIGIN: 'https://casino.example',
      REMOTE_ORIGIN: 'https://{remote}.casino.example',
      API_ORIGIN: 'https://api.casino.example',
      PROVIDER_ORIGIN: hosts(15, 'provider').join(),
      VENDOR_ORIGIN: hosts(45, 'vendor').join(),
    })
    const text = nginxConfig({ origins: many, page, site, shellFolder: '', storeFolder: '', port: 8080 })
    const longest = Math.max(...[...text.matchAll(/"[^"\n]*"/g)].map(([parameter]) => parameter.length))
    expect(longest).toBeLessThan(3500)
    expect(policyIn(text, 'default')).toBe(shellPolicy(page, many, site))
    expect(policyIn(text, '"~(^|&)try="')).toBe(shellPolicy(page, many, site, true))
    expect(policyIn(text, 'default').length).toBeGreaterThan(4096)
  })

  it("allows the logo and the videos from the hosts of the site's file, and nothing else", () => {
    const policy = shellPolicy(page, origins, site)
    expect(policy).toMatch(/img-src [^;]* https:\/\/pictures\.example;/)
    expect(policy).toContain("media-src 'self' https://videos.example;")
    expect(policy.match(/pictures\.example/g)).toHaveLength(1)
    expect(shellPolicy(page, origins, { logo: 'logo.webp' })).toBe(shellPolicy(page, origins, { logo: '' }))
    expect(config).toContain('image/webp webp;')
  })

  it('lets payment windows keep their opener, and serves only documents and versions of the store', () => {
    expect(config).toContain('"~(^|&)pay(=|&|$)" "unsafe-none";')
    expect(server('casino.example')).toContain('add_header server-timing "$croupier_timing" always;')
    expect(server('casino.example')).toContain('location ~ ^/remotes\\.json(\\.sig)?$')
    expect(server('cashier.casino.example')).toContain('location / { return 404; }')
  })

  it('lets browsers cache the icons for a day', () => {
    expect(server('casino.example')).toMatch(
      /\^\/icon-[^]*?png\$" \{[^}]*cache-control "public, max-age=86400" always;/,
    )
  })

  it('lets nobody cache a 404, and answers to no other host name', () => {
    for (const name of ['casino.example', 'cashier.casino.example']) {
      expect(server(name)).toContain('error_page 404 @missing;')
      expect(server(name)).toMatch(/location @missing [^]*cache-control "no-store" always;\s*return 404/)
    }
    expect(server('_')).toContain('listen 8080 default_server;')
    expect(server('_')).toContain('return 404;')
  })

  it('forwards to the page server if there is one, and falls back to the file', () => {
    expect(server('casino.example')).not.toContain('proxy_pass')
    const pageServer = 'http://unix:/srv/page/page.sock:/'
    const asking = nginxConfig({
      origins,
      page,
      site,
      shellFolder: '/srv/shell',
      storeFolder: '',
      pageServer,
      port: 8080,
    })
    const headers = /[^}]*content-security-policy "\$croupier_policy" always;[^}]*/.source
    expect(asking).toMatch(
      new RegExp(`location = / \\{[^}]*proxy_pass ${pageServer};[^}]*error_page 500 502 503 504 = @page;${headers}\\}`),
    )
    expect(asking).toMatch(new RegExp(`location @page \\{\\s*try_files /index.html =404;${headers}\\}`))
  })

  it('answers to former names and ports as to the present ones', () => {
    const former = formerOrigins(origins, 'https://old.example,https://old.example:8443,https://{remote}.old.example')
    const text = nginxConfig({ origins, former, page, site, shellFolder: '', storeFolder: '', port: 8080 })
    const heads = [...text.matchAll(/server \{\n((?: {2}listen .*\n)+ {2}server_name .*;)/g)].map(([, head = '']) =>
      head.replaceAll(/\s+/g, ' ').trim(),
    )
    expect(heads).toEqual([
      'listen 8080 default_server; listen 8443 default_server; server_name _;',
      'listen 8080; listen 8443; server_name casino.example old.example;',
      ...['account', 'games', 'cashier', 'vip'].map(
        (name) => `listen 8080; server_name ${name}.casino.example ${name}.old.example;`,
      ),
    ])
  })

  it('listens on the port of an origin', () => {
    const local = nginxConfig({
      origins: deployedOrigins({ PORT: '5000' }),
      page,
      site,
      shellFolder: '',
      storeFolder: '',
      port: 8080,
    })
    expect([...local.matchAll(/listen (\d+);/g)].map((match) => match[1])).toEqual([
      '5000',
      '5001',
      '5002',
      '5003',
      '5004',
    ])
  })
})
