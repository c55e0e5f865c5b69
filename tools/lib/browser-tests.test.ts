import { writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSite } from '../site/start-site.ts'
import { browserTests } from './browser-tests.ts'
import { run } from './run.ts'

vi.mock('../site/start-site.ts', () => ({ startSite: vi.fn(async () => ({ stop: async () => undefined })) }))
vi.mock('./build.ts', () => ({ build: async () => undefined }))
vi.mock('./browser.ts', () => ({ findTestBrowser: async () => '/usr/bin/chromium' }))
vi.mock('./weight.ts', () => ({ checkWeights: () => ({ name: 'weight', passed: 6, failed: 0 }) }))
vi.mock('./run.ts', () => ({
  run: vi.fn(async (_command: string, _args: string[], { env }: { env: Record<string, string> }) => {
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }
    writeFileSync(env['PLAYWRIGHT_JSON_OUTPUT_NAME']!, JSON.stringify({ stats, suites: [], errors: [] }))
  }),
}))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})
const portOfTests = () => vi.mocked(run).mock.lastCall?.[2]?.env?.['SITE_PORT']

describe('the run of the browser tests', () => {
  it('starts a separate site, and checks the weight of its bundles', async () => {
    vi.stubEnv('SITE_PORT', undefined)
    vi.stubEnv('PORT', '4800')
    expect((await browserTests()).map(({ name }) => name)).toEqual(['weight', 'browser'])
    expect([vi.mocked(startSite).mock.calls[0]?.[0].port, portOfTests()]).toEqual([4800, '4800'])
  })

  it.each(['DATABASE_URL', 'SMTP_URL', 'RELEASES_DIR', 'SHELL_URL'])(
    'unsets %s, which may point to a live site',
    async (name) => {
      vi.stubEnv('SITE_PORT', undefined)
      vi.stubEnv(name, 'of-a-real-site')
      vi.mocked(startSite).mockImplementationOnce(async () => {
        expect(process.env[name]).toBeUndefined()
        return { stop: async () => undefined } as unknown as Awaited<ReturnType<typeof startSite>>
      })
      await browserTests()
      expect(startSite).toHaveBeenCalledOnce()
    },
  )

  it('uses the site at SITE_PORT and starts none', async () => {
    vi.stubEnv('SITE_PORT', '4000')
    const outcomes = await browserTests(['journeys/deposits'])
    expect(outcomes).toMatchObject([{ name: 'browser', passed: 2, failed: 0 }])
    expect([vi.mocked(startSite).mock.calls.length, portOfTests()]).toEqual([0, '4000'])
    expect(vi.mocked(run).mock.lastCall?.[1]).toEqual(['test', 'journeys/deposits'])
  })
})
