/** `npm run page-server`: the server of a deployment's page, behind nginx. */
import { listenTarget, removeOldSocket } from '../deploy/listen.ts'
import { readArguments } from '../lib/arguments.ts'
import { fail } from '../lib/fail.ts'
import { servePage } from '../site/serve-page.ts'

const HELP = `npm run page-server -- [--listen 8081]

Hands out the shell's page with what is known at that moment written into it: the releases, the files of each page, and
the first banner's picture, which is then on the screen before any bundle. nginx asks it where PAGE_SERVER is set for
npm run deploy-files, and has the page as a file for when it does not answer.

  --listen <where>  a port (on this machine only, or at the address in HOST), an address and port (0.0.0.0:8081), or the
                    path of a socket
  --help

Set before, as needed:

  SHELL_ROOT         the folder of the shell's files (default /srv/shell)
  STORE_ROOT         the folder of the store (default /srv/releases)
  API_ADDRESS        where it asks the product API, if API_ORIGIN does not lead there from this machine (default: at
                     API_ORIGIN)
  LOCAL_API_ADDRESS  the same for a site whose API_ORIGIN is localhost: in a container that is another machine`

try {
  const { values } = readArguments(HELP, { listen: { type: 'string', default: '8081' } }, false)
  const listen = listenTarget(values.listen)
  if ('path' in listen) removeOldSocket(listen.path)
  const shellFolder = process.env['SHELL_ROOT'] ?? '/srv/shell'
  const storeFolder = process.env['STORE_ROOT'] ?? '/srv/releases'
  const { API_ADDRESS: apiAddress, LOCAL_API_ADDRESS: localApiAddress } = process.env
  const server = await servePage({ shellFolder, storeFolder, listen, apiAddress, localApiAddress })
  console.log(`the page is at ${'path' in listen ? listen.path : `${listen.host}:${listen.port}`}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0))
      server.closeIdleConnections()
    })
  }
} catch (error) {
  fail(error)
}
