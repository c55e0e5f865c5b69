import { useLocale, type Locale } from '@croupier/shared/i18n'
import { useTextFacts } from '@croupier/shared/texts'
import { useQuery } from '@tanstack/react-query'
import { isTimeout } from './fetch-text.ts'
import { withSupport } from './with-support.ts'

/** A long text in the shown language, with the facts for its placeholders. It does not change while the page lives. */
export function useLongText<Text>(name: string, load: (locale: Locale) => Promise<Text>) {
  const locale = useLocale()
  const facts = useTextFacts()
  const query = useQuery({
    queryKey: ['longText', name, locale],
    queryFn: () => load(locale),
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && !isTimeout(error),
  })
  return { ...query, facts: withSupport(facts, location.hostname) }
}
