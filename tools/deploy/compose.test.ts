import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deployedOrigins } from './origins.ts'
import { compose, deployFile, isHealthy } from './testing/compose.ts'

const { services } = compose

describe('compose.yaml and its images', () => {
  it('expose the sandbox to this machine only', () => {
    expect(services['api']?.ports).toEqual([4010, 4020, 4030].map((port) => `127.0.0.1:${port}:${port}`))
    const web = ['4000-4004', '8080'].map((ports) => `\${WEB_ADDRESS:-127.0.0.1}:${ports}:${ports}`)
    expect(services['web']?.ports).toEqual(web)
  })

  it('pass TRUSTED_PROXIES to the sandbox', () => {
    expect(services['api']?.environment).toMatchObject({ TRUSTED_PROXIES: '${TRUSTED_PROXIES:-}' })
  })

  it('start web and page without the sandbox', () => {
    for (const name of ['web', 'page']) {
      expect(services[name]).toMatchObject({ read_only: true })
      expect(Object.keys(services[name] ?? {})).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(depends_on|network_mode)$/)]),
      )
    }
    expect(services['page']?.environment).toMatchObject({
      API_ADDRESS: '${API_ADDRESS:-}',
      LOCAL_API_ADDRESS: 'http://api:4010',
    })
  })

  it("take the API from the site's file, or refuse a real name without one", () => {
    // The value of a variable that is not set.
    const env = (more: Record<string, string>) => {
      const args = Object.entries(services['web']?.build?.args ?? {})
      const texts = args.map(([name, value]) => [name, value.replace(/^\$\{\w+:[-?](.*)\}$/, '$1')])
      return { ...(Object.fromEntries(texts) as Record<string, string>), ...more }
    }
    const named = { SHELL_ORIGIN: 'https://site.example', REMOTE_ORIGIN: 'https://{remote}.site.example' }
    expect(deployedOrigins(env({})).api).toBe('http://localhost:4010')
    expect(deployedOrigins(env(named), { apiOrigin: 'https://api.site.example' }).api).toBe('https://api.site.example')
    expect(() => deployedOrigins(env(named))).toThrow('API_ORIGIN is not set')
  })

  it('run no image as root', () => {
    const stages = deployFile('Dockerfile')
      .split(/^(?=FROM )/m)
      .filter((stage) => /^CMD/m.test(stage))
    expect(stages.map((stage) => /^USER (.+)$/m.exec(stage)?.[1])).toEqual(['www-data', 'node', 'node'])
  })

  it.each(Object.entries(services).filter(([name]) => name !== 'database'))(
    '%s is healthy while it answers, and neither when it fails nor when it is gone',
    async (name, service) => {
      let status = 200
      const server = createServer((_, response) => response.writeHead(status).end())
      const socket = join(mkdtempSync(join(tmpdir(), 'croupier-health-')), 'page.sock')
      await new Promise<void>((resolve) => server.listen(name === 'page' ? socket : 0, resolve))
      const address = server.address()
      const port = typeof address === 'object' && address ? String(address.port) : ''
      const isHealthyNow = () =>
        isHealthy(service, (part) =>
          part.replace('/srv/page/page.sock', socket).replace(/(?<=127\.0\.0\.1[:/])\d+/, port),
        )
      expect(await isHealthyNow()).toBe(true)
      status = 500
      expect(await isHealthyNow()).toBe(false)
      await new Promise((resolve) => server.close(resolve))
      expect(await isHealthyNow()).toBe(false)
    },
  )
})
