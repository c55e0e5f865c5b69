import { DEFAULT_LOCALE, loadAtLast, loadCatalogue, type Catalogue, type Locale } from '@croupier/shared/i18n'
import type { ShellHost } from '../host/create-host.ts'
import { loadMessages, type MessageId } from '../words.ts'

/** The shell's words for code outside of React. */
export interface SpokenWords {
  /** A message without placeholders, in the language that is shown. */
  text(id: MessageId): string
  /**
   * Loads the words of the shown language, and follows its changes from then on. Rejects if not even the default
   * language's words can be loaded.
   */
  follow(host: Pick<ShellHost, 'locale' | 'feedback'>): Promise<void>
}

/**
 * Words in the language that the player chose. If a language's words cannot be loaded, the player is told and the last
 * language stays; at the start English stands in until they can.
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
    // Skeletons of every bundle show these words by themselves after a while
    // (shared/src/ui/feedback/spinner.module.css).
    document.documentElement.style.setProperty('--words-slow', JSON.stringify(text('loading.slow')))
  }
  /** Loads a language's words; drops them if another language was chosen meanwhile. */
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
            // Without a network, the page's offline notice says so already.
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
