import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkAccess } from './access-check.ts'
import { redirectTo } from './redirect.ts'

const answer = (body: unknown) => {
  window.croupierAccess = Promise.resolve({ status: 200, body })
}
afterEach(() => {
  delete window.croupierAccess
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the access check', () => {
  it.each([true, 1])('shows the content when the status is %j (SH-02)', async (status) => {
    answer({ error: 0, message: '', data: { status, url: '' } })
    expect(await checkAccess('https://api.example', 'fi')).toEqual({ allowed: true })
  })

  it.each([false, 'false', 0, '0'])('names where to go when the status is %j (SH-03)', async (status) => {
    answer({ error: 0, message: '', data: { status, url: 'https://elsewhere.example/' } })
    expect(await checkAccess('https://api.example', 'fi')).toEqual({
      allowed: false,
      url: 'https://elsewhere.example/',
    })
  })

  it.each([{ status: 0, url: '' }, { status: false }, { status: false, url: null }, { status: false, url: {} }])(
    '%j is a no, whatever becomes of its address (SH-03)',
    async (data) => {
      answer({ error: 0, message: '', data })
      expect((await checkAccess('https://api.example', 'fi')).allowed).toBe(false)
    },
  )

  it.each([
    null,
    'html',
    [],
    { error: 5, message: 'no' },
    { error: 5, message: 'no', data: { status: false, url: 'https://elsewhere.example/' } },
    { error: 0, data: null },
    { error: 0, data: { status: 'no' } },
    { error: 0, data: { status: 2 } },
    { status: false, url: 'https://elsewhere.example/' },
  ])('%j fails open (SH-02)', async (body) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    answer(body)
    expect((await checkAccess('https://api.example', 'fi')).allowed).toBe(true)
  })

  it('asks in the language of the site, as the stored player', async () => {
    const answered = Response.json({ error: 0, data: { status: true, url: '' } })
    const fetching = vi.fn(async (_: string, __: { headers: object }) => answered)
    vi.stubGlobal('fetch', fetching)
    localStorage.setItem('croupier.token', 'secret')
    await checkAccess('https://api.example', 'fi')
    expect(fetching.mock.calls[0]?.[1].headers).toMatchObject({ language: 'fi', authorization: 'secret' })
  })

  it('fails open when nobody answers within 5 s (SH-02)', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.useFakeTimers()
    window.croupierAccess = new Promise(() => undefined)
    const result = checkAccess('https://api.example', 'fi')
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await result).allowed).toBe(true)
  })
})

describe('leaving (SH-03, D21)', () => {
  const here = () => ({ href: 'https://site.example/#/', replace: vi.fn<(url: string | URL) => void>() })

  it('follows http and https alone', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const place = here()
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '', undefined, '//evil.example', 'http:evil']) {
      expect(redirectTo(address, place)).toBe(false)
    }
    expect(place.replace).not.toHaveBeenCalled()
    expect(redirectTo('https://elsewhere.example/x', place)).toBe(true)
    expect(place.replace).toHaveBeenCalledWith('https://elsewhere.example/x')
  })

  it('knows a page of this very document, which would load nothing', () => {
    const place = here()
    expect(redirectTo('https://site.example/#/article?id=9', place)).toBe(false)
    expect(place.replace).not.toHaveBeenCalled()
    expect(redirectTo('https://site.example/?notice#/article?id=9', place)).toBe(true)
  })
})
