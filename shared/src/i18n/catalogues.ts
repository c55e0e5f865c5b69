import type { MessageFormatElement } from 'react-intl'
import { waitForRetry } from '../api/wait-for-retry.ts'
import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** Messages as the build compiles them: ids to parsed ICU texts. */
export type Catalogue = Record<string, MessageFormatElement[]>
export type CatalogueLoader = (locale: Locale) => Promise<Catalogue>

/** Milliseconds before words that could not be loaded are requested again: doubled each time, up to a minute. */
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000

const loaded = new WeakMap<CatalogueLoader, Map<Locale, Catalogue>>()

/** One language of a catalogue, if it is loaded. */
export function knownCatalogue(load: CatalogueLoader, locale: Locale): Catalogue | undefined {
  return loaded.get(load)?.get(locale)
}

/** Loads one language of a catalogue, once; a failed load may be tried again. */
export async function loadCatalogue(load: CatalogueLoader, locale: Locale): Promise<Catalogue> {
  const known = loaded.get(load) ?? new Map<Locale, Catalogue>()
  loaded.set(load, known)
  const already = known.get(locale)
  if (already) return already
  const catalogue = await load(locale)
  known.set(locale, catalogue)
  return catalogue
}

/** As `loadCatalogue`, or English where that language cannot be loaded. Rejects where neither can. */
export async function loadSomeWords(load: CatalogueLoader, locale: Locale): Promise<Catalogue> {
  try {
    return await loadCatalogue(load, locale)
  } catch (error) {
    console.warn(`no words in ${locale}`, error)
    return loadCatalogue(load, DEFAULT_LOCALE)
  }
}

/**
 * Loads a language that could not be loaded just now: retries after growing pauses and whenever the network is back.
 * Rejects only once the signal is aborted.
 */
export async function loadAtLast(load: CatalogueLoader, locale: Locale, signal: AbortSignal): Promise<Catalogue> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const known = knownCatalogue(load, locale)
    if (known && !signal.aborted) return known
    await waitForRetry(pause, signal)
    await loadCatalogue(load, locale).catch(() => undefined)
  }
}
