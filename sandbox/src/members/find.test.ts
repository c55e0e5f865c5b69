import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

describe.each(['İstanbul_Işık', 'ΟΔΥΣΣΕΥΣ', 'Ömer.Şahin', 'ÅNGSTRÖM', 'Straße9', '田中太郎'])(
  'a member called %s',
  (name) => {
    it('logs in by that name, is found in the back office, and keeps the name from others', async () => {
      const username = `${randomInt(1e6)}${name}`
      const member = await testMember(ctx, { username })
      const login = await api.post('/sys/auth/login', { username, password: member.password })
      expect(login).toMatchObject({ error: 0, data: { id: member.id } })
      expect((await api.post('/sys/auth/token/info', {}, as(login.data))).data).toMatchObject({ username })
      const url = `/operator/members?q=${encodeURIComponent(username)}`
      expect((await api.app.inject({ url, headers: { host: 'localhost:4010' } })).body).toContain(username)
      await expect(testMember(ctx, { username })).rejects.toThrow('auth.usernameTaken')
    })
  },
)
