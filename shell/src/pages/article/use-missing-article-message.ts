import { errorMessage, isRefusal } from '@croupier/shared/api'
import { useFailure } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import type { useArticle } from './use-article.ts'

/** The message about an article that does not exist, however often it is requested; null for any other. */
export function useMissingArticleMessage(id: string | null, query: ReturnType<typeof useArticle>): string | null {
  const text = useText()
  const failure = useFailure(query)
  if (id === null) return text('article.noIdText')
  // The operator's words as they are: why it refused, only the operator knows (SH-31).
  return isRefusal(failure) ? errorMessage(failure, text('article.noneText')) : null
}
