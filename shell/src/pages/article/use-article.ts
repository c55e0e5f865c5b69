import { articleSchema } from '@croupier/shared/api'
import { useObservable, type ApiService } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { useShell } from '../../host/shell-context.tsx'

const schema = v.object({
  ...articleSchema.entries,
  /** The language of title and content, if the response names it (our own addition, D3). */
  language: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))), undefined),
})
export type ShownArticle = v.InferOutput<typeof schema>

/** The query of an article in a language; disabled without an id. */
export const articleQuery = (api: ApiService, id: string | null, language: string) => ({
  queryKey: ['article', id, language],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.post('/base/article/get', { id }, { schema, indicator: false, signal }),
  enabled: id !== null,
  staleTime: 60_000,
})

/** An article by its id; without one no request is sent. */
export function useArticle(id: string | null) {
  const { api, locale } = useShell()
  return useQuery(articleQuery(api, id, useObservable(locale)))
}
