import { beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { QUOTA_IN_TOTAL, QUOTA_PER_KIND } from './quota.ts'
import { scrubbed } from './schema.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

const HOST = 'localhost:4010'
const send = (body: unknown, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/ext/reports',
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { host: HOST, origin: ctx.config.origins.shell, 'content-type': 'application/json', ...headers },
  })
const page = (url = '/reports') => api.app.inject({ url, headers: { host: HOST } })
const one = {
  kind: 'error',
  remote: 'cashier',
  version: '1.0.0-aaaaaaaaaa',
  name: 'TypeError',
  message: 'x is undefined',
}

describe('reports', () => {
  it('are shown by bundle and version, with errors, load times and web vitals', async () => {
    const version = '7.0.0-0123456789'
    const loads = [100, 200, 300, 400, 1000].map((value) => ({
      kind: 'load',
      remote: 'vip',
      version,
      name: 'load',
      value,
    }))
    const vitals = ['LCP', 'INP', 'CLS'].map((name) => ({ kind: 'vital', remote: 'vip', version, name, value: 0.25 }))
    const errors = [1, 2].map(() => ({ ...one, remote: 'vip', version, message: '<b>broken</b>' }))
    expect((await send({ reports: [...loads, ...vitals, ...errors] })).statusCode).toBe(204)
    const { body, headers } = await page()
    const row = body.split('<tr>').find((text) => text.includes(version))!
    expect(row.replaceAll(/<[^>]+>|\s+/g, ' ').trim()).toMatch(
      /^vip\s+7\.0\.0-0123456789\s+2\s+0\s+5\s+300 ms\s+880 ms\s+0 ms\s+0 ms\s+0\.250/,
    )
    expect(body).toContain('&lt;b&gt;broken')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('are accepted as plain text, as a page that is being left sends them', async () => {
    expect((await send({ reports: [one] }, { 'content-type': 'text/plain;charset=UTF-8' })).statusCode).toBe(204)
    expect((await page('/reports?span=hour')).body).toContain('1.0.0-aaaaaaaaaa')
  })

  it.each([
    ['not JSON', '{'],
    ['no list', {}],
    ['none', { reports: [] }],
    ['too many', { reports: Array.from({ length: 21 }, () => one) }],
    ['another kind', { reports: [{ ...one, kind: 'x' }] }],
    ['another bundle', { reports: [{ ...one, remote: 'evil' }] }],
    ['a strange version', { reports: [{ ...one, version: '<script>' }] }],
    ['a value that is none', { reports: [{ ...one, value: -1 }] }],
  ])('are refused: %s', async (_, body) => {
    const answer = await send(body, { 'content-type': 'text/plain' })
    expect(JSON.parse(answer.body)).toMatchObject({ error: expect.any(Number) as number })
    expect(answer.statusCode === 204).toBe(false)
  })

  it('are not accepted from another site', async () => {
    expect((await send({ reports: [one] }, { origin: 'https://evil.example' })).statusCode).toBe(403)
  })

  it('contain nothing that identifies a person', async () => {
    const message =
      'GET https://x.example/a?token=abc failed for eve@mail.example, card 4111 1111 1111 1111, eyJhbGciOiJIUzI1NiIsInR5cCI6'
    expect(scrubbed(message)).toBe('GET https://x.example/a?… failed for …@…, card …, …')
    expect(scrubbed('y'.repeat(20).concat(' ').repeat(100))).toHaveLength(300)
    const columns = await ctx.db.selectFrom('reports').selectAll().limit(1).executeTakeFirstOrThrow()
    expect(Object.keys(columns).sort()).toEqual([
      'createdAt',
      'id',
      'kind',
      'message',
      'name',
      'remote',
      'times',
      'value',
      'version',
    ])
  })

  it('keep the beginning of long messages, up to a whole word', () => {
    const long = `eve@mail.example sent ${'a'.repeat(9_000)}@ ${'#x '.repeat(300)}bob@mail.example`
    expect(scrubbed(long)).toBe('…@… sent …')
    const straddling = `${'#xxxxxxxxx '.repeat(90)}bob@mail.example and more`
    expect(scrubbed(straddling)).toBe(`${'#… '.repeat(90)}…`)
    expect(scrubbed('a'.repeat(10_000))).toBe('…')
  })

  it('are stored up to the hourly quotas; further ones get the same response', async () => {
    const kept = async (version: string) =>
      (await ctx.db.selectFrom('reports').select('id').where('version', '=', version).where('name', '!=', '').execute())
        .length
    const bundle = (version: string, more = {}) => ({
      reports: Array.from({ length: 20 }, () => ({ ...one, version, ...more })),
    })
    const fill = { ...one, name: 'x', value: null, message: '', createdAt: ctx.clock() }
    const add = (version: string, rows: number) =>
      ctx.db
        .insertInto('reports')
        .values(Array.from({ length: rows }, () => ({ ...fill, version })))
        .execute()
    await add('full', QUOTA_PER_KIND - 1)
    expect((await send(bundle('full'))).statusCode).toBe(204)
    expect(await kept('full')).toBe(QUOTA_PER_KIND)
    expect((await send(bundle('full'))).statusCode).toBe(204)
    expect(await kept('full')).toBe(QUOTA_PER_KIND)
    await send(bundle('full', { remote: 'vip' }))
    await send(bundle('other'))
    expect([await kept('full'), await kept('other')]).toEqual([QUOTA_PER_KIND + 20, 20])
    for (let rows = 0; rows < QUOTA_IN_TOTAL; rows += 1_000) await add('many', 1_000)
    expect((await send(bundle('late'))).statusCode).toBe(204)
    expect(await kept('late')).toBe(0)
    ctx.pass(61 * 60 * 1000)
    await send(bundle('late'))
    expect(await kept('late')).toBe(20)
  })

  it('are counted beyond the quota, so that failure rates stay comparable', async () => {
    const version = '8.0.0-beyond'
    const load = { kind: 'load', remote: 'games', version, name: 'load', value: 100 }
    const kept = { ...load, message: '', createdAt: ctx.clock() }
    await ctx.db
      .insertInto('reports')
      .values(Array.from({ length: QUOTA_PER_KIND }, () => kept))
      .execute()
    const more = { reports: Array.from({ length: 20 }, () => load) }
    for (let times = 0; times < 2; times++) expect((await send(more)).statusCode).toBe(204)
    const rows = await ctx.db.selectFrom('reports').select('id').where('version', '=', version).execute()
    expect(rows).toHaveLength(QUOTA_PER_KIND + 1)
    const row = (await page('/reports?span=hour')).body.split('<tr>').find((text) => text.includes(version))!
    expect(row.replaceAll(/<[^>]+>|\s+/g, ' ')).toContain(` ${QUOTA_PER_KIND + 40} `)
    expect(row).toContain('100 ms')
  })

  it('are deleted after 30 days', async () => {
    // In the table: the page shows no more than 30 days anyway.
    const kept = () => ctx.db.selectFrom('reports').select('version').where('version', '=', '0.0.1-old').execute()
    await send({ reports: [{ ...one, version: '0.0.1-old' }] })
    ctx.pass(29 * 24 * 60 * 60 * 1000)
    await send({ reports: [one] })
    expect(await kept()).toHaveLength(1)
    ctx.pass(2 * 24 * 60 * 60 * 1000)
    await send({ reports: [one] })
    expect(await kept()).toEqual([])
  })
})
