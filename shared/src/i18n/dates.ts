import type { Locale } from './locales.ts'

/** A point in time (ISO) as date and time in the player's language and zone. */
export function formatTime(iso: string, locale: Locale): string {
  return formatterOf(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** A point in time (ISO) as a date in the player's language and zone. */
export function formatDate(iso: string, locale: Locale): string {
  return formatterOf(locale, { dateStyle: 'medium' }).format(new Date(iso))
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Made once: a long list asks for one with each of its rows. */
function formatterOf(locale: Locale, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${style.timeStyle}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, style)
  formatters.set(key, made)
  return made
}
