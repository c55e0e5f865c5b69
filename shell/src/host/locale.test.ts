import type { SiteConfig } from '@croupier/shared/config'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocale } from './locale.ts'

const config = { languages: ['en', 'fi', 'de'], defaultLanguage: 'en' } as unknown as SiteConfig
const KEY = 'croupier.language'
const otherTab = (language: string) => {
  localStorage.setItem(KEY, language)
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: language }))
}

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

it("sets the language of the primitives library, which would take the browser's", () => {
  const languages: unknown[] = []
  const listen = () => languages.push(Reflect.get(window, Symbol.for('react-aria.i18n.locale')))
  addEventListener('languagechange', listen)
  createLocale(config).set('fi')
  removeEventListener('languagechange', listen)
  expect(languages).toEqual(['en', 'fi'])
})

it("is the stored language if the site offers it, else the site's default", () => {
  for (const [stored, shown] of [
    ['de', 'de'],
    ['ja', 'en'],
    ['xx', 'en'],
  ] as const) {
    localStorage.setItem(KEY, stored)
    expect(createLocale(config).get()).toBe(shown)
  }
})

it("[SH-29] is the site's default for a visitor whose browser has another language that the site offers", () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fi'])
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('fi')
  expect([createLocale(config).get(), document.documentElement.lang]).toEqual(['en', 'en'])
})

describe('a language that cannot be loaded', () => {
  it('is replaced in storage by the tab that chose it', () => {
    const locale = createLocale(config)
    locale.set('fi')
    locale.fallBack('en')
    expect([locale.get(), localStorage.getItem(KEY)]).toEqual(['en', 'en'])
  })

  it('stays stored if another tab chose it', () => {
    const locale = createLocale(config)
    otherTab('de')
    expect(locale.get()).toBe('de')
    locale.fallBack('en')
    expect([locale.get(), localStorage.getItem(KEY), document.documentElement.lang]).toEqual(['en', 'de', 'en'])
  })
})
