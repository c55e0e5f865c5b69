import type { SiteConfig } from '@croupier/shared/config'
import { isLocale, type Locale } from '@croupier/shared/i18n'
import { readStored, writeStored } from '@croupier/shared/storage'
import { LANGUAGE_KEY } from './stored-keys.ts'
import { createValue, type Value } from './value.ts'

export interface LocaleValue extends Value<Locale> {
  /**
   * Switches to `to` because the words of the chosen language failed to load. A choice that another tab made stays
   * stored.
   */
  fallBack(to: Locale): void
}

/**
 * The primitives library reads the language of its own strings ('5 options available') here, before it asks the
 * browser.
 */
const PRIMITIVES = Symbol.for('react-aria.i18n.locale')

/** The language: the stored choice if this site offers it, else the site's default (site.md 1). */
export function createLocale(config: SiteConfig): LocaleValue {
  const isOffered = (value: unknown): value is Locale => isLocale(value) && config.languages.includes(value)
  const stored = readStored(LANGUAGE_KEY)
  const value = createValue<Locale>(isOffered(stored) ? stored : config.defaultLanguage)
  const apply = () => {
    document.documentElement.lang = value.get()
    Object.assign(window, { [PRIMITIVES]: value.get() })
    dispatchEvent(new Event('languagechange'))
  }
  apply()
  value.subscribe(apply)
  let isChosenHere = true
  addEventListener('storage', (event) => {
    if (event.key !== LANGUAGE_KEY || !isOffered(event.newValue)) return
    isChosenHere = false
    value.set(event.newValue)
  })
  const choose = (next: Locale) => {
    isChosenHere = true
    value.set(next)
    writeStored(LANGUAGE_KEY, next)
  }
  return { ...value, set: choose, fallBack: (to) => (isChosenHere ? choose(to) : value.set(to)) }
}
