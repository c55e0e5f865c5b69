import { errorMessage, isRefusal } from '@croupier/shared/api'
import { useFailure } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import type { useArticle } from './use-article.ts'

/** What is said of an article that is not there, however often it is asked for; null of any other. */
export function useMissing(id: string | null, query: ReturnType<typeof useArticle>): string | null {
  const text = useText()
  const failure = useFailure(query)
  return id === null || isRefusal(failure) ? errorMessage(failure, text('article.noneText')) : null
}
