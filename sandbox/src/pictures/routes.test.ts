import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { coverPath, games, methodCodes, methodPath } from './catalogue.ts'
import { registerPictures } from './routes.ts'

const app = Fastify()
registerPictures(app)

it('serves a cover as a passive picture for every origin', async () => {
  const answer = await app.inject('/pictures/covers/koi-lantern.svg?v=1')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(answer.body).toContain('<title>Koi Lantern</title>')
})

it('serves every game’s cover as pixels too, three by four and small as drawings', async () => {
  for (const { code } of games) {
    const answer = await app.inject(coverPath(code))
    expect(answer.headers['content-type']).toBe('image/webp')
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual([360, 480])
    expect(answer.rawPayload.length).toBeLessThan(12_000)
  }
  expect((await app.inject('/pictures/covers/none.webp')).statusCode).toBe(404)
})

it('serves every method’s icon as pixels too, fine enough for the page of all methods', async () => {
  for (const code of methodCodes) {
    const answer = await app.inject(methodPath(code))
    expect(answer.headers['content-type']).toBe('image/webp')
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual([180, 126])
    expect(answer.rawPayload.length).toBeLessThan(4_000)
  }
  expect((await app.inject('/pictures/methods/none.webp')).statusCode).toBe(404)
})

it('answers 304 to a browser that has the picture', async () => {
  const first = await app.inject('/pictures/methods/PIX.svg')
  const again = await app.inject({
    url: '/pictures/methods/PIX.svg',
    headers: { 'if-none-match': String(first.headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

it('answers 404 to anything else', async () => {
  for (const url of ['/pictures/covers/none.svg', '/pictures/../package.json', '/pictures/covers/%2e%2e/x.svg']) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
})
