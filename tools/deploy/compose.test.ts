import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'

const text = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const service = (name: string) =>
  text('compose.yaml')
    .split(/\n(?= {0,2}\w[\w-]*:)/)
    .find((part) => part.startsWith(`  ${name}:`)) ?? ''

/** Runs what compose would, at another address. */
async function runHealthCheck(name: string, move: (part: string) => string): Promise<boolean> {
  const test = /^ +test: (\["CMD", .+\])$/m.exec(service(name))?.[1]
  const [, program, ...args] = (JSON.parse(test ?? '[]') as string[]).map(move)
  return new Promise((resolve) => {
    execFile(program ?? '', args, (error) => resolve(error === null))
  })
}

describe('the images and how they are started', () => {
  it('nothing but this machine reaches the sandbox, whose members everybody knows', () => {
    const ports = [...service('api').matchAll(/"([\d.:]+):\d+"/g)].map(([, published]) => published)
    expect(ports).toEqual(['127.0.0.1:4010', '127.0.0.1:4020', '127.0.0.1:4030'])
  })

  it('the sandbox is told which proxies stand before it', () => {
    expect(service('api')).toContain('TRUSTED_PROXIES: ${TRUSTED_PROXIES:-}')
  })

  it('web and page start without the sandbox, and do not lose their network when it starts anew', () => {
    for (const name of ['web', 'page']) expect(service(name)).toMatch(/target: \w+[^]*read_only: true/)
    for (const name of ['web', 'page']) expect(service(name)).not.toMatch(/depends_on|network_mode/)
    expect(service('page')).toContain('API_ADDRESS: ${API_ORIGIN:-http://api:4010}')
  })

  it('no image runs as root', () => {
    const stages = text('Dockerfile')
      .split(/^(?=FROM )/m)
      .filter((stage) => /^CMD/m.test(stage))
    expect(stages.map((stage) => /^USER (.+)$/m.exec(stage)?.[1])).toEqual(['www-data', 'node', 'node'])
  })

  it.each(['web', 'page', 'api'])(
    '%s is healthy while it answers, and neither when it fails nor when it is gone',
    async (name) => {
      let status = 200
      const server = createServer((_, response) => response.writeHead(status).end())
      const socket = join(mkdtempSync(join(tmpdir(), 'croupier-health-')), 'page.sock')
      await new Promise<void>((resolve) => server.listen(name === 'page' ? socket : 0, resolve))
      const address = server.address()
      const port = typeof address === 'object' && address ? String(address.port) : ''
      const isHealthy = () =>
        runHealthCheck(name, (part) =>
          part.replace('/srv/page/page.sock', socket).replace(/(?<=127\.0\.0\.1[:/])\d+/, port),
        )
      expect(await isHealthy()).toBe(true)
      status = 500
      expect(await isHealthy()).toBe(false)
      await new Promise((resolve) => server.close(resolve))
      expect(await isHealthy()).toBe(false)
    },
  )
})
