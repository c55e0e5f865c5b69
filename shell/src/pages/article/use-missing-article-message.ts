import { errorMessage, isRefusal } from '@croupier/shared/api'
import { useFailure } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import type { useArticle } from './use-article.ts'

/** The message about an article that does not exist, however often it is requested; null for any other. */
export function useMissingArticleMessage(id: string | null, query: ReturnType<typeof useArticle>): string | null {
  const text = useText()
  const failure = useFailure(query)
  const words = text('article.noneText')
  if (id === null) return words
  return isRefusal(failure) ? `${errorMessage(failure, '')} ${words}`.trim() : null
}
