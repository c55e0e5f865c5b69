import type { SiteConfig } from '@croupier/shared/config'
import { isLocale, type Locale } from '@croupier/shared/i18n'
import { createValue, type Value } from './value.ts'

const KEY = 'croupier.language'

/** The language: the stored choice if this site offers it, else the site's default (site.md 1). */
export function createLocale(config: SiteConfig): Value<Locale> {
  const offered = (value: unknown): value is Locale => isLocale(value) && config.languages.includes(value)
  const stored = read()
  const value = createValue<Locale>(offered(stored) ? stored : config.defaultLanguage)
  const apply = () => {
    document.documentElement.lang = value.get()
  }
  apply()
  value.subscribe(apply)
  addEventListener('storage', (event) => {
    if (event.key === KEY && offered(event.newValue)) value.set(event.newValue)
  })
  return {
    ...value,
    set(next) {
      value.set(next)
      try {
        localStorage.setItem(KEY, next)
      } catch (error) {
        console.warn('the language cannot be kept after a reload', error)
      }
    },
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
