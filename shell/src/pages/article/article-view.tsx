import { errorMessage } from '@croupier/shared/api'
import { SafeHtml } from '@croupier/shared/sanitise'
import { EmptyState, ErrorState, LoadingStatus, Skeleton } from '@croupier/shared/ui'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { articleStyle } from './article-style.ts'
import type { ShownArticle, useArticle } from './use-article.ts'
import css from './article.module.css'

interface ArticleViewProps {
  readonly id: string | null
  /** What stands above it: the article's own first heading does not say it again. */
  readonly title: string
  readonly query: ReturnType<typeof useArticle>
}

/** An article's html with its own background, font colour and padding (SH-21). */
export function ArticleView({ id, title, query }: ArticleViewProps) {
  const text = useText()
  if (id === null) return <EmptyState title={text('article.none')} text={text('article.noneText')} />
  if (query.data) return <ArticleBody article={query.data} title={title} />
  if (query.isError) {
    return (
      <ErrorState
        message={errorMessage(query.error, text('common.serverBusy'))}
        retryLabel={text('common.tryAgain')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  return (
    <LoadingStatus label={text('loading.label')}>
      <Skeleton count={8} />
    </LoadingStatus>
  )
}

function ArticleBody({ article, title }: { article: ShownArticle; title: string }) {
  const { config } = useShell()
  return (
    <SafeHtml
      className={css.article}
      html={article.content}
      titles={[title, article.title]}
      base={config.apiOrigin}
      style={articleStyle(article)}
      lang={article.language}
    />
  )
}
