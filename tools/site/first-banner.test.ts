import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followFirstBanner } from './first-banner.ts'

const API = 'http://localhost'
let stop = () => {}
let requests: { readonly second: number; readonly language: string | null }[]
/** The API's next response body; undefined where nothing answers. */
let answer: string | undefined

beforeEach(() => {
  vi.useFakeTimers()
  const began = Date.now()
  requests = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    requests.push({ second: Math.round((Date.now() - began) / 1000), language: new Headers(headers).get('language') })
    if (answer === undefined) throw new TypeError('nobody is there')
    return new Response(answer)
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const list = (...data: unknown[]) => JSON.stringify({ error: 0, data })
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const times = () => requests.splice(0).map(({ second }) => second)

async function follow(first: string | undefined, language = 'en') {
  answer = first
  const banner = followFirstBanner(API, language)
  stop = banner.stop
  await pass(0)
  return banner
}

describe('the first banner', () => {
  it("is the first listed one that is shown, in the site's language", async () => {
    const late = { sortIndex: 3, image: '/late.svg' }
    const first = { sortIndex: 2, image: '/first.svg', mobileImage: '/small.svg', title: 'Welcome' }
    const banner = await follow(list(late, first, { sortIndex: 1, enabled: 0, image: '/off.svg' }), 'pt')
    expect(banner.current()).toEqual({ image: '/first.svg', mobileImage: '/small.svg' })
    expect(requests).toEqual([{ second: 0, language: 'pt' }])
  })

  it.each(['<html>', '{"error":-1,"data":null}', 'null'])(
    'is undefined after the answer %s, and requested again',
    async (bad) => {
      const banner = await follow(bad)
      expect(banner.current()).toBeUndefined()
      answer = list({ image: '/first.svg' })
      await pass(1)
      expect(banner.current()).toEqual({ image: '/first.svg', mobileImage: null })
    },
  )

  it('is undefined when the list is empty', async () => {
    const banner = await follow(list())
    expect(banner.current()).toBeUndefined()
    await pass(60)
    expect(times()).toEqual([0, 60])
  })

  it('is requested ever less often without an answer, down to once a minute, until an answer arrives', async () => {
    const banner = await follow(undefined)
    await pass(190)
    expect(times()).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
    answer = list({ image: '/first.svg' })
    await pass(60)
    expect(banner.current()).toEqual({ image: '/first.svg', mobileImage: null })
    answer = undefined
    await pass(65)
    expect(banner.current()).toBeUndefined()
    expect(times()).toEqual([243, 303, 304, 306, 310])
    banner.stop()
    await pass(600)
    expect(requests).toEqual([])
  })
})
