import { beforeAll, describe, expect, it } from 'vitest'
import { as, testApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import type { TestContext } from '../testing/context.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

describe('the product API', () => {
  it('responds with the envelope, also for unknown paths and malformed bodies', async () => {
    expect(await api.post('/sys/nothing')).toMatchObject({ error: 404, data: null })
    const broken = await api.app.inject({
      method: 'POST',
      url: '/sys/auth/login',
      payload: '{"username":',
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.json()).toMatchObject({ error: 400, data: null })
    expect(await api.post('/sys/auth/login', { username: 'a\0b', password: 'x' })).toMatchObject({ error: 1 })
    expect(await api.post('/base/article/get', { id: 'x' })).toMatchObject({ error: 1 })
  })

  it('compresses only long responses and drawings, for clients that accept it', async () => {
    const encoding = async (url: string, accepts: string) => {
      const method = url.startsWith('/pictures/') ? 'GET' : 'POST'
      const { headers } = await api.app.inject({ method, url, headers: { 'accept-encoding': accepts } })
      return headers['content-encoding']
    }
    expect(await encoding('/sys/game/all', 'gzip, br')).toBe('br')
    expect(await encoding('/sys/game/all', 'gzip')).toBe('gzip')
    expect(await encoding('/sys/game/all', 'identity')).toBeUndefined()
    expect(await encoding('/pictures/banners/welcome-mobile.svg', 'br')).toBe('br')
    expect(await encoding('/pictures/covers/bottle-post.webp', 'br')).toBeUndefined()
    expect(await encoding('/sys/nothing', 'br')).toBeUndefined()
  })

  it('lets only the site read its responses', async () => {
    const request = (origin: string) =>
      api.app.inject({
        method: 'OPTIONS',
        url: '/sys/auth/login',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,language,idempotency-key,content-type',
        },
      })
    const own = await request('http://localhost:4000')
    expect(own.headers['access-control-allow-origin']).toBe('http://localhost:4000')
    for (const origin of [
      'http://localhost:40001',
      'http://evil.example',
      'null',
      'http://localhost:4000.evil.example',
    ]) {
      expect((await request(origin)).headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('refuses a POST from any other page, even one sent without a preflight', async () => {
    const login = { username: 'demo', password: 'demo-1234' }
    const forged = await api.form('/sys/auth/login', login, { origin: 'http://evil.example' })
    expect(forged).toMatchObject({ error: 403, data: null })
    expect((await api.form('/sys/auth/login', login, { origin: 'http://localhost:4000' })).error).toBe(0)
  })

  it('lists games by the conventions of its calls', async () => {
    const { data: top } = await api.post('/base/game/listPage', {
      totalPlayCount_0: 'DESC',
      category_NEQ: 'Live Casino',
      enabled: 1,
      pageNum: 1,
      pageSize: 5,
    })
    expect(top).toMatchObject({ number: 0, size: 5, last: false })
    const counts = top.content.map((game: { totalPlayCount: number }) => game.totalPlayCount)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    const { data: live } = await api.form('/base/game/listPage', { category: 'Live Casino' })
    expect(live.content.every((game: { category: string }) => game.category === 'Live Casino')).toBe(true)
    expect((await api.post('/base/game/listPage', { name_LIKE: '%' })).data.totalElements).toBe(0)
  })

  it('responds with a configured fault to the callers it is set for', async () => {
    const [one, other] = [await testMember(ctx), await testMember(ctx)]
    const fault = { path: '/sys/news/getNewCount', mode: 'envelope', memberId: one.id, times: 1 }
    await api.post('/_faults', { ...fault, body: { error: 5, message: 'broken', data: null } })
    expect((await api.post(fault.path, {}, as(other))).error).toBe(0)
    expect((await api.post(fault.path, {}, as(one))).error).toBe(5)
    expect((await api.post(fault.path, {}, as(one))).error).toBe(0)
    await api.post('/_faults', { ...fault, mode: 'html', status: 502 })
    const page = await api.app.inject({ method: 'POST', url: fault.path, headers: as(one), payload: {} })
    expect(page.statusCode).toBe(502)
    expect(page.body).toContain('Bad gateway')
    expect((await api.post('/_faults/clear', { memberId: one.id })).data.cleared).toBe(2)
  })

  it('accepts test calls from no page but the site', async () => {
    const evil = await api.post('/_test/member', {}, { origin: 'http://evil.example' })
    expect(evil.error).toBe(403)
    const form = await api.form('/_faults', { path: '*', mode: 'html' })
    expect(form.error).toBe(403)
  })

  it('separates settings by the scope of the caller', async () => {
    await api.post('/_test/settings', { scope: 'tester-7', chatAvailable: false, promotion: null })
    const request = (agent: string) => api.post('/sys/sysSetting/checkContactUsSetting', {}, { 'user-agent': agent })
    expect((await request('Browser tester-7')).data).toBe(false)
    expect((await request('Browser')).data).toBe(true)
  })
})
