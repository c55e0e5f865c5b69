import type { SiteConfig } from '@croupier/shared/config'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLocale } from './locale.ts'

const config = { languages: ['en', 'fi', 'de'], defaultLanguage: 'en' } as unknown as SiteConfig
const KEY = 'croupier.language'
const otherTab = (language: string) => {
  localStorage.setItem(KEY, language)
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: language }))
}

beforeEach(() => localStorage.clear())

it('is the language of the primitives library too, which asks the browser otherwise', () => {
  const told: unknown[] = []
  const listen = () => told.push(Reflect.get(window, Symbol.for('react-aria.i18n.locale')))
  addEventListener('languagechange', listen)
  createLocale(config).set('fi')
  removeEventListener('languagechange', listen)
  expect(told).toEqual(['en', 'fi'])
})

it('is the stored one where the site offers it, else the default of the site', () => {
  for (const [stored, shown] of [
    ['de', 'de'],
    ['ja', 'en'],
    ['xx', 'en'],
  ] as const) {
    localStorage.setItem(KEY, stored)
    expect(createLocale(config).get()).toBe(shown)
  }
})

describe('a language whose words cannot be had', () => {
  it('is given up where it was chosen', () => {
    const locale = createLocale(config)
    locale.set('fi')
    locale.fallBack('en')
    expect([locale.get(), localStorage.getItem(KEY)]).toEqual(['en', 'en'])
  })

  it('stays the choice of the other tab that made it', () => {
    const locale = createLocale(config)
    otherTab('de')
    expect(locale.get()).toBe('de')
    locale.fallBack('en')
    expect([locale.get(), localStorage.getItem(KEY), document.documentElement.lang]).toEqual(['en', 'de', 'en'])
  })
})
