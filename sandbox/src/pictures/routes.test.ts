import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { games } from '../games/catalogue.ts'
import { coverPath, methodCodes, methodPath } from './catalogue.ts'
import { pictureRoutes } from './routes.ts'

const app = Fastify()
pictureRoutes({ app })

it('a cover is served as a passive picture to every origin', async () => {
  const answer = await app.inject('/pictures/covers/koi-lantern.svg?v=1')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(answer.body).toContain('<title>Koi Lantern</title>')
})

it('every cover is also served as a small bitmap of three by four', async () => {
  for (const { code } of games) {
    const answer = await app.inject(coverPath(code))
    expect(answer.headers['content-type']).toBe('image/webp')
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual([360, 480])
    expect(answer.rawPayload.length).toBeLessThan(12_000)
  }
  expect((await app.inject('/pictures/covers/none.webp')).statusCode).toBe(404)
})

it('every method icon is also served as a bitmap, large enough for the list of methods', async () => {
  for (const code of methodCodes) {
    const answer = await app.inject(methodPath(code))
    expect(answer.headers['content-type']).toBe('image/webp')
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual([180, 126])
    expect(answer.rawPayload.length).toBeLessThan(4_000)
  }
  expect((await app.inject('/pictures/methods/none.webp')).statusCode).toBe(404)
})

it('a cached picture gets 304', async () => {
  const first = await app.inject('/pictures/methods/PIX.svg')
  const again = await app.inject({
    url: '/pictures/methods/PIX.svg',
    headers: { 'if-none-match': String(first.headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

it('an unknown picture gets 404', async () => {
  for (const url of ['/pictures/covers/none.svg', '/pictures/../package.json', '/pictures/covers/%2e%2e/x.svg']) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
})
