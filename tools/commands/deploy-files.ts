/** `npm run deploy-files [-- --out folder]`: the shell's files and nginx's configuration for a deployment. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shellFolderIn } from '../deploy/folder.ts'
import {
  apiServerOrigin,
  deployedOrigins,
  formerOrigins,
  healthPort,
  listenPort,
  pageServerAddress,
  trustedProxies,
} from '../deploy/origins.ts'
import { nginxConfig } from '../deploy/nginx.ts'
import { deployedSite } from '../deploy/site.ts'
import { readArguments, userPath } from '../lib/arguments.ts'
import { build } from '../lib/build.ts'
import { writeCopies } from '../lib/compressed-copies.ts'
import { fail } from '../lib/fail.ts'
import { dataDir, root } from '../lib/paths.ts'
import { openStore, storeFolder } from '../releases/store.ts'
import { withBlocks, withHead } from '../site/boot-block.ts'
import { brandFiles } from '../site/brand/files.ts'
import { preloadOf } from '../site/preload.ts'
import { siteFile } from '../site/site-config.ts'

const HELP = `npm run deploy-files -- [--out folder]

Writes what the web servers of a deployment need: shell/ (the shell's files, compressed copies beside them) and
croupier.conf (nginx: the shell and the four remotes, with the policies, headers and caching rules of npm start).

  --out <folder>  where to (default deploy/out); a shell/ there that it did not write itself is left alone
  --help

Required, unless the site is on this machine:

  SHELL_ORIGIN      the page's origin: https://example.com (default http://localhost:4000, or the port in PORT)
  REMOTE_ORIGIN     the remotes' origins: https://{remote}.example.com
  API_ORIGIN        the product API's origin (default: the site's file's apiOrigin)

The site:

  SITE              which file of shell/sites (default croupier)
  PROVIDER_ORIGIN   payment providers' origins, with commas between, besides the file's providerOrigins
  VENDOR_ORIGIN     game vendors' origins, with commas between, besides the file's vendorOrigins
  FORMER_ORIGINS    those of before a move to another domain, which nginx answers to as well, with commas between:
                    https://former.example,https://{remote}.former.example

Keys:

  RELEASE_KEYS      public keys that are trusted besides the file's releaseKeys, with commas between, each with the
                    remotes that it signs for, or "all", behind it
  RELEASE_KEY_FILE  a private key whose public part is trusted as well, for all remotes where it is not listed (default,
                    where neither the file nor RELEASE_KEYS has a key: the one that npm run release-key prints)
  TESTER_KEY        who may try versions out; only its hash is written (default: the file's testerKeyHashes)

Where the servers find things, and each other:

  SHELL_ROOT        the folder of the shell's files (default /srv/shell)
  STORE_ROOT        the folder of the store (default /srv/releases)
  LISTEN            nginx's port behind TLS (default 8080)
  HEALTH_PORT       a port that answers 200 to the same machine while there is a page (default: none)
  PAGE_SERVER       where npm run page-server answers nginx: http://127.0.0.1:8081/ (default: the page is a file)
  API_SERVER        where the API answers nginx: http://127.0.0.1:4010; browsers then ask at the page's own address, a
                    round trip or two sooner (default: at API_ORIGIN)
  TRUSTED_PROXIES   addresses and networks of what stands before nginx, with commas between: it hands on where a player
                    is (cf-ipcountry) from them alone (default: this machine)
  CA_FILE           the authorities that nginx holds an https API_SERVER or PAGE_SERVER against (default: Debian's)`

try {
  const { values } = readArguments(HELP, { out: { type: 'string' } }, false)
  const out = values.out ? userPath(values.out) : join(root, 'deploy', 'out')
  const shell = shellFolderIn(out)
  const file = siteFile()
  const origins = deployedOrigins(process.env, file)
  const [port, pageServer, apiServer] = [listenPort(), pageServerAddress(), apiServerOrigin()]
  const [proxies, former] = [trustedProxies(), formerOrigins(origins)]
  const site = deployedSite(origins, file, () => openStore(dataDir).signer)
  await build(['shell'])
  rmSync(shell, { recursive: true, force: true })
  mkdirSync(shell, { recursive: true })
  // Not the copies of the build either: some of these files change below.
  cpSync(join(root, 'shell', 'dist'), shell, { recursive: true, filter: (file) => !/\.(map|inputs|br)$/.test(file) })
  // The discovery document is not written into the page: it changes without the shell, which fetches it.
  const preload = preloadOf(shell, { files: (remote) => join(storeFolder(dataDir), remote) }, undefined)
  const html = withHead(readFileSync(join(shell, 'index.html'), 'utf8'), site)
  const page = withBlocks(html, { boot: { site }, files: { preload } })
  writeFileSync(join(shell, 'index.html'), page)
  writeFileSync(join(shell, 'site.json'), `${JSON.stringify(site, null, 2)}\n`)
  for (const [name, content] of await brandFiles(shell, site)) writeFileSync(join(shell, name), content)
  await writeCopies(shell)
  const config = nginxConfig({
    origins,
    former,
    page,
    site,
    shellFolder: process.env['SHELL_ROOT'] || '/srv/shell',
    storeFolder: process.env['STORE_ROOT'] || '/srv/releases',
    pageServer,
    apiServer,
    trustedProxies: proxies,
    certificates: process.env['CA_FILE'] || undefined,
    port,
    healthPort: healthPort(),
  })
  writeFileSync(join(out, 'croupier.conf'), config)
  if (apiServer && !process.env['TRUSTED_PROXIES']) {
    console.log('TRUSTED_PROXIES is not set: nginx hands on where a player is from this machine alone (SHIPPING.md).')
  }
  console.log(`${out}: shell/ and croupier.conf for ${origins.shell}`)
} catch (error) {
  fail(error)
}
