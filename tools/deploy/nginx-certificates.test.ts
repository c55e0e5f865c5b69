import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../sandbox/src/testing/free-port.ts'
import { hasNginx } from '../lib/nginx.ts'
import { nginxConfig } from './nginx.ts'
import { deployedOrigins } from './origins.ts'
import { runNginx } from './testing/running-nginx.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

let folder: string
let api: Server
const at = (name: string) => join(folder, name)

/** A self-signed certificate for localhost. */
function makeCertificate(name: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', at(`${name}.key`)]
  const owner = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...owner, '-out', at(`${name}.pem`)], {
    stdio: 'ignore',
  })
}

/** The status of an API call through an nginx that trusts the certificates in a file. */
async function statusWith(certificates: string): Promise<number | undefined> {
  const port = await freePort()
  const origins = deployedOrigins({
    SHELL_ORIGIN: 'https://casino.example',
    REMOTE_ORIGIN: 'https://{remote}.casino.example',
    API_ORIGIN: 'https://api.casino.example',
  })
  const apiServer = `https://localhost:${(api.address() as AddressInfo).port}`
  const folders = { shellFolder: folder, storeFolder: folder }
  const nginx = runNginx(
    folder,
    nginxConfig({ origins, page: '<p>', site: {}, ...folders, apiServer, certificates, port }),
  )
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: 'casino.example' }
      const call = request({
        host: '127.0.0.1',
        port,
        path: '/api/sys/game/all',
        method: 'POST',
        headers,
        agent: false,
      })
      call.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject)
      call.end()
    })
  return vi.waitFor(ask, { timeout: 20_000 }).finally(() => nginx.stop())
}

describe.runIf(hasNginx() && hasOpenssl)('nginx before an API with https', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'croupier-certificates-'))
    for (const name of ['api', 'other']) makeCertificate(name)
    api = createServer({ key: readFileSync(at('api.key')), cert: readFileSync(at('api.pem')) }, (_, response) =>
      response.writeHead(201).end(),
    )
    await once(api.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => {
    api.close()
    rmSync(folder, { recursive: true })
  })

  it('forwards calls to a server with a trusted certificate', async () => {
    expect(await statusWith(at('api.pem'))).toBe(201)
  })

  it('forwards no password to a server with an untrusted certificate', async () => {
    expect(await statusWith(at('other.pem'))).toBe(502)
  })
})
