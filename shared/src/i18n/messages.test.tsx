import { parse } from '@formatjs/icu-messageformat-parser'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCatalogue, loadSomeWords, type Catalogue } from './catalogues.ts'
import { createWords, MessagesProvider } from './messages.tsx'

const { useText } = createWords<'hello'>()
const words = (hello: string) => ({ hello: parse(hello) }) as Catalogue

function Hello() {
  return <p>{useText()('hello')}</p>
}

afterEach(cleanup)

it('English replaces a language that fails to load; nothing is shown if both fail', async () => {
  const load = vi.fn(async (locale: string) => {
    if (locale !== 'en') throw new Error('no words')
    return words('Hello')
  })
  await loadSomeWords(load, 'fi')
  render(
    <MessagesProvider locale="fi" load={load}>
      <Hello />
    </MessagesProvider>,
  )
  expect(screen.getByText('Hello')).toBeTruthy()
  await expect(loadSomeWords(async () => Promise.reject(new Error('no words')), 'fi')).rejects.toThrow('no words')
})

it('the language is shown as soon as its words are loaded', async () => {
  const late = Promise.withResolvers<Catalogue>()
  const load = async (locale: string) => (locale === 'en' ? words('Hello') : late.promise)
  await loadSomeWords(load, 'en')
  render(
    <MessagesProvider locale="fi" load={load}>
      <Hello />
    </MessagesProvider>,
  )
  expect(screen.getByText('Hello')).toBeTruthy()
  late.resolve(words('Hei'))
  expect(await screen.findByText('Hei')).toBeTruthy()
})

describe('a language that failed to load', () => {
  let isReachable: boolean
  const load = () =>
    vi.fn(async (locale: string) => {
      if (locale === 'en') return words('Hello')
      if (!isReachable) throw new Error('no words')
      return words(locale === 'fi' ? 'Hei' : 'Hallo')
    })
  const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const start = async () => {
    const loading = load()
    await loadCatalogue(loading, 'en')
    const shown = render(
      <MessagesProvider locale="fi" load={loading}>
        <Hello />
      </MessagesProvider>,
    )
    await after(0)
    const asked = (locale: string) => loading.mock.calls.filter(([one]) => one === locale).length
    return { ...shown, loading, asked }
  }

  beforeEach(() => {
    isReachable = false
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockReturnValue()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is requested again after growing pauses, and then shown', async () => {
    const { asked } = await start()
    expect(asked('fi')).toBe(1)
    await after(2_000)
    expect(asked('fi')).toBe(2)
    await after(3_999)
    expect(asked('fi')).toBe(2)
    await after(1)
    expect(asked('fi')).toBe(3)
    // 8, 16, 32, then once a minute.
    await after(56_000 + 60_000)
    expect(asked('fi')).toBe(7)
    expect(screen.getByText('Hello')).toBeTruthy()
    isReachable = true
    await after(60_000)
    expect(screen.getByText('Hei')).toBeTruthy()
    await after(600_000)
    expect(asked('fi')).toBe(8)
  })

  it('is requested again as soon as the network is back', async () => {
    const { asked } = await start()
    isReachable = true
    dispatchEvent(new Event('online'))
    await after(0)
    expect(screen.getByText('Hei')).toBeTruthy()
    expect(asked('fi')).toBe(2)
  })

  it('is requested no more after another is chosen, or the page is left', async () => {
    const { loading, asked, rerender, unmount } = await start()
    rerender(
      <MessagesProvider locale="de" load={loading}>
        <Hello />
      </MessagesProvider>,
    )
    await after(2_000)
    expect([asked('fi'), asked('de')]).toEqual([1, 2])
    unmount()
    await after(600_000)
    expect([asked('fi'), asked('de')]).toEqual([1, 2])
    expect(vi.getTimerCount()).toBe(0)
  })
})
