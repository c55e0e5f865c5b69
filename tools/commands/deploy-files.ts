/** `npm run deploy-files [-- --out folder]`: the shell's files and nginx's configuration for a deployment. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
import { fail } from '../lib/fail.ts'
import { dataDir, root } from '../lib/paths.ts'
import { compressBeside } from '../releases/copy-to-store.ts'
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

Set before: SITE (a file of shell/sites), SHELL_ORIGIN, REMOTE_ORIGIN (https://{remote}.example.com); FORMER_ORIGINS
(those of before a move to another domain, which nginx answers to as well: https://former.example and
https://{remote}.former.example, with commas between); API_ORIGIN, where it is not the file's apiOrigin; PROVIDER_ORIGIN and VENDOR_ORIGIN (one or more, with commas), beside the file's
providerOrigins and vendorOrigins; RELEASE_KEYS (public keys that are trusted besides the
file's releaseKeys, each with the remotes that it signs for or "all" behind it, with commas between), RELEASE_KEY_FILE
(so is its public part, for all remotes where it is not listed; where none of these three names a key, the one that
npm run release-key prints),
TESTER_KEY (who may try versions out; only its hash is written; else the site's file lists hashes),
SHELL_ROOT and STORE_ROOT (where the servers find the files), LISTEN (the port behind TLS, 8080), HEALTH_PORT
(one that answers 200 to the same machine while there is a page), PAGE_SERVER (where
npm run page-server answers nginx, like http://127.0.0.1:8081/; without it the page is a file), API_SERVER (where the
API answers nginx, like http://127.0.0.1:4010: browsers then ask at the page's own address, a round trip or two sooner), TRUSTED_PROXIES (addresses and networks of
what stands before nginx, with commas: it hands on where a player is, cf-ipcountry, from them alone; else this machine),
CA_FILE (where nginx finds the authorities that it holds an https API_SERVER or PAGE_SERVER against, Debian's without it).`

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
  cpSync(join(root, 'shell', 'dist'), shell, { recursive: true, filter: (file) => !/\.(map|inputs)$/.test(file) })
  // The discovery document is not written into the page: it changes without the shell, which fetches it.
  const preload = preloadOf(shell, { files: (remote) => join(storeFolder(dataDir), remote) }, undefined)
  const html = withHead(readFileSync(join(shell, 'index.html'), 'utf8'), site)
  const page = withBlocks(html, { boot: { site }, files: { preload } })
  writeFileSync(join(shell, 'index.html'), page)
  writeFileSync(join(shell, 'site.json'), `${JSON.stringify(site, null, 2)}\n`)
  for (const [name, content] of await brandFiles(shell, site)) writeFileSync(join(shell, name), content)
  const files = readdirSync(shell, { recursive: true }).map(String)
  await Promise.all(files.map((file) => compressBeside(join(shell, file))))
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
