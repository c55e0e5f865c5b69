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

  it.each([false, 'false', 0, '0'])('returns the redirect address when the status is %j (SH-03)', async (status) => {
    answer({ error: 0, message: '', data: { status, url: 'https://elsewhere.example/' } })
    expect(await checkAccess('https://api.example', 'fi')).toEqual({
      allowed: false,
      url: 'https://elsewhere.example/',
    })
  })

  it.each([{ status: 0, url: '' }, { status: false }, { status: false, url: null }, { status: false, url: {} }])(
    'refuses the visitor for %j, whether or not the address is usable (SH-03)',
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
  ])('shows the content for %j (SH-02)', async (body) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    answer(body)
    expect((await checkAccess('https://api.example', 'fi')).allowed).toBe(true)
  })

  it("sends the site's language and the stored token", async () => {
    const answered = Response.json({ error: 0, data: { status: true, url: '' } })
    const fetching = vi.fn(async (_: string, __: { headers: object }) => answered)
    vi.stubGlobal('fetch', fetching)
    localStorage.setItem('croupier.token', 'secret')
    await checkAccess('https://api.example', 'fi')
    expect(fetching.mock.calls[0]?.[1].headers).toMatchObject({ language: 'fi', authorization: 'secret' })
  })

  it('shows the content when there is no response within 5 s (SH-02)', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.useFakeTimers()
    window.croupierAccess = new Promise(() => undefined)
    const result = checkAccess('https://api.example', 'fi')
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await result).allowed).toBe(true)
  })
})

describe('redirectTo (SH-03, D21)', () => {
  const here = () => ({ href: 'https://site.example/#/', replace: vi.fn<(url: string | URL) => void>() })

  it('follows http and https addresses only', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const target = here()
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '', undefined, '//evil.example', 'http:evil']) {
      expect(redirectTo(address, target)).toBe(false)
    }
    expect(target.replace).not.toHaveBeenCalled()
    expect(redirectTo('https://elsewhere.example/x', target)).toBe(true)
    expect(target.replace).toHaveBeenCalledWith('https://elsewhere.example/x')
  })

  it('does not follow an address of this document, which would load nothing', () => {
    const place = here()
    expect(redirectTo('https://site.example/#/article?id=9', place)).toBe(false)
    expect(place.replace).not.toHaveBeenCalled()
    expect(redirectTo('https://site.example/?notice#/article?id=9', place)).toBe(true)
  })
})
