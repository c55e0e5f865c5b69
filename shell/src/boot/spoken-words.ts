import { DEFAULT_LOCALE, loadAtLast, loadCatalogue, type Catalogue, type Locale } from '@croupier/shared/i18n'
import type { ShellHost } from '../host/create-host.ts'
import { loadMessages, type MessageId } from '../words.ts'

/** The shell's words outside of what React draws. */
export interface SpokenWords {
  /** A message without placeholders, in the language that is shown. */
  text(id: MessageId): string
  /** Goes with the language from now on. Rejects where not even the default language's words are to be had. */
  follow(host: Pick<ShellHost, 'locale' | 'feedback'>): Promise<void>
}

/**
 * Words that follow the player's choice. A language whose words cannot be had is told of, and the last one stays; at
 * the start English stands in until they can.
 */
export function createSpokenWords(): SpokenWords {
  let words: Catalogue = {}
  let spoken: Locale | undefined
  let change = new AbortController()
  const text = (id: MessageId) => {
    const [part] = words[id] ?? []
    return part && 'value' in part ? String(part.value) : ''
  }
  const speak = (catalogue: Catalogue) => {
    words = catalogue
    // Skeletons say it by themselves after a while, in any bundle (shared/src/ui/spinner.module.css).
    document.documentElement.style.setProperty('--words-slow', JSON.stringify(text('loading.slow')))
  }
  /** Says nothing any more in a language that was left while its words came. */
  const load = async (locale: Locale, signal: AbortSignal) => {
    const catalogue = await loadCatalogue(loadMessages, locale)
    if (signal.aborted) return
    speak(catalogue)
    spoken = locale
  }
  const followLater = async (locale: Locale, signal: AbortSignal) => {
    speak(await loadAtLast(loadMessages, locale, signal))
    spoken = locale
  }
  return {
    text,
    async follow({ locale, feedback }) {
      const go = async () => {
        const wanted = locale.get()
        change.abort()
        change = new AbortController()
        const { signal } = change
        try {
          await load(wanted, signal)
        } catch (error) {
          console.error(`the words of ${wanted} could not be loaded`, error)
          if (spoken === undefined) {
            const standIn = await loadCatalogue(loadMessages, DEFAULT_LOCALE)
            if (signal.aborted) return
            speak(standIn)
            void followLater(wanted, signal).catch(() => undefined)
          } else if (!signal.aborted) {
            // Without a network the page says so itself.
            if (navigator.onLine) feedback.toast(text('common.serverBusy'), 'error')
            locale.fallBack(spoken)
          }
        }
      }
      locale.subscribe(() => void go().catch(() => undefined))
      await go()
    },
  }
}
