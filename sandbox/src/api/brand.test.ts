import { beforeAll, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { testContext } from '../testing/context.ts'
import { testApi } from '../testing/api.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await testContext()
})

it('another brand’s name replaces ours in the telegram name and the chat and advertising frames', async () => {
  const site = { name: 'Blue & Fox', domain: 'blue-fox.example', socialProvider: '' }
  const api = await testApi({ ...ctx, config: { ...ctx.config, site } })
  const { data } = await api.post('/sys/sysSetting/contactUsSetting')
  expect(data).toMatchObject({ telegramLink: 'https://t.me/blue_fox_support' })
  for (const kind of ['chat', 'ads']) {
    const { body } = await api.app.inject(`/frames/${kind}`)
    expect(body).toContain('<title>Blue &amp; Fox</title>')
    expect(body).not.toContain('Croupier')
  }
})
