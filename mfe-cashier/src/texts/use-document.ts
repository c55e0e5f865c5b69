import { useLocale, type Locale } from '@croupier/shared/i18n'
import { inLanguage, useTextFacts, type TextDocument } from '@croupier/shared/texts'
import { useQuery } from '@tanstack/react-query'

type DocumentName = 'banking' | 'cryptoGuide'

/** A long text of the cashier in the current language, loaded as its own chunk, with the facts to fill in. */
export function useDocument(name: DocumentName) {
  const locale = useLocale()
  const facts = useTextFacts()
  const query = useQuery({
    queryKey: ['document', name, locale],
    queryFn: () => load(name, locale),
    staleTime: Infinity,
  })
  return { ...query, facts }
}

const load = (name: DocumentName, locale: Locale): Promise<TextDocument> =>
  inLanguage(locale, async (language) => {
    const { default: text } = (await import(/* webpackInclude: /\.json$/ */ `./${name}/${language}.json`)) as {
      default: TextDocument
    }
    return text
  })
