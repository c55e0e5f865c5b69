import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { storePicture } from './store.ts'

let ctx: TestContext
let id: number
beforeAll(async () => {
  ctx = await testContext()
  id = (await testMember(ctx)).id
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

it('pictures that come at once are decoded two at a time', async () => {
  const bytes = await picture(2000, 1500).png().toBuffer()
  let most = 0
  const watch = setInterval(() => {
    const { queue, process } = sharp.counters()
    most = Math.max(most, queue + process)
  })
  const stored = await Promise.all(Array.from({ length: 8 }, () => storePicture(ctx, id, bytes)))
  clearInterval(watch)
  expect(new Set(stored).size).toBe(8)
  expect(most).toBe(2)
})

it('a progressive JPEG, which is decoded whole, has 40 megapixels at most', async () => {
  const small = await picture(40, 30).jpeg({ progressive: true }).toBuffer()
  expect(await storePicture(ctx, id, small)).toMatch(/^[\da-f-]{36}$/)
  const large = await picture(5008, 8000).jpeg({ progressive: true }).toBuffer()
  await expect(storePicture(ctx, id, large)).rejects.toThrow('file.unreadable')
})
