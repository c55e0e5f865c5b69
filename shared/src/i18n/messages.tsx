import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react'
import { IntlProvider, useIntl, type IntlShape } from 'react-intl'
import { knownCatalogue, loadAtLast, loadSomeWords, type Catalogue, type CatalogueLoader } from './catalogues.ts'
import { DEFAULT_LOCALE, type Locale } from './locales.ts'

type TextValues = Readonly<Record<string, string | number | bigint | Date>>
type RichValues = Readonly<Record<string, string | number | Date | ReactNode | ((chunks: ReactNode[]) => ReactNode)>>

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

/** The language that the surrounding MessagesProvider shows. */
export function useLocale(): Locale {
  return use(LocaleContext)
}

interface ProviderProps {
  readonly locale: Locale
  readonly load: CatalogueLoader
  readonly children: ReactNode
}

/**
 * Gives react-intl the messages of one bundle. While another language loads, the previous one stays; where it cannot be
 * loaded, English is shown until it can.
 */
export function MessagesProvider({ locale, load, children }: ProviderProps) {
  const [shown, setShown] = useState(() => {
    // English is better than nothing while the language's own words are loading.
    const catalogue = knownCatalogue(load, locale) ?? knownCatalogue(load, DEFAULT_LOCALE)
    return catalogue ? { locale, catalogue } : null
  })
  useEffect(() => {
    const left = new AbortController()
    // A transition, since every word of the page changes: a press in between is handled first.
    const show = (catalogue: Catalogue) =>
      startTransition(() => {
        if (left.signal.aborted) return
        setShown((before) =>
          before?.catalogue === catalogue && before.locale === locale ? before : { locale, catalogue },
        )
      })
    const follow = async () => {
      await loadSomeWords(load, locale).then(show, () => undefined)
      show(await loadAtLast(load, locale, left.signal))
    }
    // Rejects only once aborted, when nobody waits for the words any more.
    follow().catch(() => undefined)
    return () => left.abort()
  }, [locale, load])
  if (!shown) return null
  return (
    <LocaleContext value={shown.locale}>
      <IntlProvider locale={shown.locale} messages={shown.catalogue} onError={reportMissing}>
        {children}
      </IntlProvider>
    </LocaleContext>
  )
}

function reportMissing(error: Error): void {
  console.error(error)
}

/** What a bundle uses for its words: typed by the ids of its English catalogue. */
export interface Words<Id extends string> {
  /** A hook that gives `text(id, values)`. */
  useText(): (id: Id, values?: TextValues) => string
  /** A text with elements inside: `<b>…</b>` in the message becomes what `values.b` makes of it. */
  Text(props: { id: Id; values?: RichValues }): ReactNode
}

/** Makes the typed words of a bundle: `createWords<keyof typeof english>()`. */
export function createWords<Id extends string>(): Words<Id> {
  return {
    useText() {
      const intl = useIntl()
      return useMemo(() => textOf<Id>(intl), [intl])
    },
    Text({ id, values }) {
      return <>{useIntl().formatMessage({ id }, values as Parameters<IntlShape['formatMessage']>[1])}</>
    },
  }
}

function textOf<Id extends string>(intl: IntlShape) {
  return (id: Id, values?: TextValues): string => intl.formatMessage({ id }, values)
}
