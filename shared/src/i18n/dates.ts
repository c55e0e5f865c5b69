import type { Locale } from './locales.ts'

/** A point in time (ISO) as date and time in the player's language and zone. */
export function formatTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** A point in time (ISO) as a date in the player's language and zone. */
export function formatDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso))
}
