import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawFirstBanner, drawnPicture } from './first-banner.ts'

const origin = 'https://api.example'
const check = (status: boolean) => Promise.resolve({ error: 0, data: { status, url: '' } })
const allowed = check(true)
const banners = (...data: unknown[]) => Promise.resolve({ error: 0, data })

describe('the first banner, drawn by the page itself', () => {
  beforeEach(() => {
    document.body.replaceChildren(Object.assign(document.createElement('div'), { className: 'first-banner' }))
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })

  it('is the first one that is shown, with the picture of its layout (SH-14)', async () => {
    const list = [
      { sortIndex: 2, image: '/late.svg' },
      { sortIndex: 1, enabled: 0, image: '/off.svg' },
      { sortIndex: 1, image: '/wide.svg', mobileImage: '/small.svg' },
    ]
    await drawFirstBanner(allowed, banners(...list), origin)
    expect(drawnPicture()).toBe('https://api.example/small.svg')
  })

  it.each([
    ['the visitor is refused', () => check(false), () => banners({ image: '/a.svg' })],
    ['the access check failed', () => Promise.reject(new Error('no answer')), () => banners({ image: '/a.svg' })],
    ['its address is no picture of the web', () => allowed, () => banners({ image: 'javascript:alert(1)' })],
    ['there is none', () => allowed, () => banners()],
    ['the answer is none', () => allowed, () => Promise.resolve({ error: -1, data: null })],
  ])('is not drawn when %s', async (_, access, list) => {
    await drawFirstBanner(access(), list(), origin)
    expect(drawnPicture()).toBeUndefined()
  })
})
