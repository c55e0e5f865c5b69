import type { Locale } from './locales.ts'

/** A point in time (ISO) as date and time in the player's language and zone. */
export function formatTime(iso: string, locale: Locale): string {
  return formatterOf(locale).format(new Date(iso))
}

const formatters = new Map<Locale, Intl.DateTimeFormat>()

/** Cached by language: a long list needs one for each of its rows. */
function formatterOf(locale: Locale): Intl.DateTimeFormat {
  const known = formatters.get(locale)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  formatters.set(locale, made)
  return made
}
