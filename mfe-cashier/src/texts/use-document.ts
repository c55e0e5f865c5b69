import { DEFAULT_LOCALE, useLocale, type Locale } from '@croupier/shared/i18n'
import { useTextFacts, type TextDocument } from '@croupier/shared/texts'
import { useQuery } from '@tanstack/react-query'

type DocumentName = 'banking' | 'cryptoGuide'

/** A long text of the cashier in the shown language, a chunk of its own, with the facts to put in. */
export function useDocument(name: DocumentName) {
  const locale = useLocale()
  const facts = useTextFacts()
  const query = useQuery({
    queryKey: ['document', name, locale],
    queryFn: () => load(name, locale),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { ...query, facts }
}

async function load(name: DocumentName, locale: Locale): Promise<TextDocument> {
  const read = async (language: Locale) =>
    (
      (await import(/* webpackInclude: /\.json$/ */ `./${name}/${language}.json`)) as {
        default: TextDocument
      }
    ).default
  return read(locale).catch((error: unknown) => {
    if (locale === DEFAULT_LOCALE) throw error
    return read(DEFAULT_LOCALE)
  })
}
