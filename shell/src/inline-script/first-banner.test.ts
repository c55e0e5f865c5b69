import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../api/answer.ts'
import { drawFirstBanner, drawnPicture, firstPicture, pictureOf } from './first-banner.ts'

const origin = 'https://api.example'
const answered = (body: unknown): Promise<Answer> => Promise.resolve({ status: 200, body })
const check = (status: unknown) => answered({ error: 0, data: { status, url: '' } })
const allowed = check(true)
const banners = (...data: unknown[]) => answered({ error: 0, data })

describe('the first banner, drawn by the inline script', () => {
  beforeEach(() => {
    HTMLImageElement.prototype.decode = () => Promise.resolve()
    document.head.replaceChildren()
    document.body.replaceChildren(Object.assign(document.createElement('div'), { className: 'first-banner' }))
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })

  it('is the first enabled banner, with the picture for the layout (SH-14)', async () => {
    const list = [
      { sortIndex: 2, image: '/late.svg' },
      { sortIndex: 1, enabled: 0, image: '/off.svg' },
      { sortIndex: 1, image: '/wide.svg', mobileImage: '/small.svg' },
    ]
    await drawFirstBanner(allowed, firstPicture(banners(...list), origin))
    expect(drawnPicture()).toBe('https://api.example/small.svg')
  })

  it('is fetched before the access check has answered, and drawn after it (SH-01)', async () => {
    const access = Promise.withResolvers<Answer>()
    const drawing = drawFirstBanner(access.promise, Promise.resolve(pictureOf({ image: '/known.svg' }, origin)))
    expect(document.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('https://api.example/known.svg')
    expect(drawnPicture()).toBeUndefined()
    access.resolve(await allowed)
    await drawing
    expect(drawnPicture()).toBe('https://api.example/known.svg')
  })

  it.each([1, '1', 'true'])('is drawn if the access check answers %j', async (status) => {
    await drawFirstBanner(check(status), firstPicture(banners({ image: '/a.svg' }), origin))
    expect(drawnPicture()).toBe('https://api.example/a.svg')
  })

  it.each([
    ['the check says nothing', () => check(undefined), () => banners({ image: '/a.svg' })],
    ['the visitor is refused', () => check(false), () => banners({ image: '/a.svg' })],
    ['the access check failed', () => Promise.reject(new Error('no answer')), () => banners({ image: '/a.svg' })],
    ['its address is no picture of the web', () => allowed, () => banners({ image: 'javascript:alert(1)' })],
    ['there is none', () => allowed, () => banners()],
    ['the answer is none', () => allowed, () => answered({ error: -1, data: null })],
  ])('is not drawn when %s', async (_, access, list) => {
    await drawFirstBanner(access(), firstPicture(list(), origin))
    expect(drawnPicture()).toBeUndefined()
  })
})
