import { DEFAULT_LOCALE, loadAtLast, loadCatalogue, type Catalogue, type Locale } from '@croupier/shared/i18n'
import type { ShellHost } from '../host/create-host.ts'
import { loadMessages, type MessageId } from '../words.ts'

/** The shell's messages for code outside of React. */
export interface ShellMessages {
  /** A message without placeholders, in the language that is shown. */
  text(id: MessageId): string
  /**
   * Loads the words of the shown language, and follows its changes from then on. Rejects if not even the default
   * language's words can be loaded.
   */
  follow(host: Pick<ShellHost, 'locale' | 'feedback'>): Promise<void>
}

/**
 * Messages in the language that the player chose. If a language cannot be loaded, a toast says so and the previous one
 * stays; at the start, English is shown until the language can be loaded.
 */
export function createShellMessages(): ShellMessages {
  let messages: Catalogue = {}
  let shownLocale: Locale | undefined
  let loading = new AbortController()
  const text = (id: MessageId) => {
    const [part] = messages[id] ?? []
    return part && 'value' in part ? String(part.value) : ''
  }
  const setMessages = (catalogue: Catalogue) => {
    messages = catalogue
    // Skeletons of every bundle show these words by themselves after a while
    // (shared/src/ui/feedback/spinner.module.css).
    document.documentElement.style.setProperty('--words-slow', JSON.stringify(text('loading.slow')))
  }
  /** Loads a language's words; drops them if another language was chosen meanwhile. */
  const load = async (locale: Locale, signal: AbortSignal) => {
    const catalogue = await loadCatalogue(loadMessages, locale)
    if (signal.aborted) return
    setMessages(catalogue)
    shownLocale = locale
  }
  const loadEventually = async (locale: Locale, signal: AbortSignal) => {
    setMessages(await loadAtLast(loadMessages, locale, signal))
    shownLocale = locale
  }
  return {
    text,
    async follow({ locale, feedback }) {
      const apply = async () => {
        const chosen = locale.get()
        loading.abort()
        loading = new AbortController()
        const { signal } = loading
        try {
          await load(chosen, signal)
        } catch (error) {
          console.error(`the words of ${chosen} could not be loaded`, error)
          if (shownLocale === undefined) {
            const fallback = await loadCatalogue(loadMessages, DEFAULT_LOCALE)
            if (signal.aborted) return
            setMessages(fallback)
            void loadEventually(chosen, signal).catch(() => undefined)
          } else if (!signal.aborted) {
            // Without a network, the page's offline notice says so already.
            if (navigator.onLine) feedback.toast(text('common.serverBusy'), 'error')
            locale.fallBack(shownLocale)
          }
        }
      }
      locale.subscribe(() => void apply().catch(() => undefined))
      await apply()
    },
  }
}
