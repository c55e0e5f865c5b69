import { articleSchema } from '@croupier/shared/api'
import { useObservable } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { useShell } from '../../host/shell-context.tsx'

/** An article by its id; nothing is asked for without one. */
export function useArticle(id: string | null) {
  const { api, locale } = useShell()
  const language = useObservable(locale)
  return useQuery({
    queryKey: ['article', id, language],
    queryFn: ({ signal }) =>
      api.post('/base/article/get', { id }, { schema: articleSchema, indicator: false, signal }),
    enabled: id !== null,
    staleTime: 60_000,
  })
}
