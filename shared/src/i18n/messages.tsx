import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react'
import { IntlProvider, useIntl, type IntlShape, type MessageFormatElement } from 'react-intl'
import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** Messages as the build compiles them: ids to parsed ICU texts. */
export type Catalogue = Record<string, MessageFormatElement[]>
export type CatalogueLoader = (locale: Locale) => Promise<Catalogue>

export type TextValues = Readonly<Record<string, string | number | bigint | Date>>
export type RichValues = Readonly<
  Record<string, string | number | Date | ReactNode | ((chunks: ReactNode[]) => ReactNode)>
>

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

const loaded = new WeakMap<CatalogueLoader, Map<Locale, Catalogue>>()

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

/** As `loadCatalogue`, or English where that language cannot be had. Rejects where neither can. */
export async function loadSomeWords(load: CatalogueLoader, locale: Locale): Promise<Catalogue> {
  try {
    return await loadCatalogue(load, locale)
  } catch (error) {
    console.warn(`no words in ${locale}`, error)
    return loadCatalogue(load, DEFAULT_LOCALE)
  }
}

/** Gives react-intl the messages of one bundle. While another language loads, the last one stays. */
export function MessagesProvider({ locale, load, children }: ProviderProps) {
  const [shown, setShown] = useState(() => {
    // English is better than nothing for as long as the language's own words are on their way.
    const catalogue = loaded.get(load)?.get(locale) ?? loaded.get(load)?.get(DEFAULT_LOCALE)
    return catalogue ? { locale, catalogue } : null
  })
  useEffect(() => {
    let current = true
    // Every word of the page changes: a press in between is answered first.
    const show = (catalogue: Catalogue) =>
      startTransition(() => {
        if (current) setShown((before) => (before?.catalogue === catalogue ? before : { locale, catalogue }))
      })
    loadSomeWords(load, locale).then(show, () => undefined)
    return () => {
      current = false
    }
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
