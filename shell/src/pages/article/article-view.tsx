import { SafeHtml } from '@croupier/shared/sanitise'
import { ErrorState } from '@croupier/shared/ui'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { Loaded } from '../loaded.tsx'
import { articleStyle } from './article-style.ts'
import type { ShownArticle, useArticle } from './use-article.ts'
import { useMissingArticleMessage } from './use-missing-article-message.ts'
import css from './article.module.css'

interface ArticleViewProps {
  readonly id: string | null
  /** The heading shown above the article: the article's own first heading is left out if it says the same. */
  readonly title: string
  readonly query: ReturnType<typeof useArticle>
}

/** An article's html with its own background, font colour and padding (SH-21). */
export function ArticleView({ id, title, query }: ArticleViewProps) {
  const text = useText()
  const missing = useMissingArticleMessage(id, query)
  if (missing !== null) return <ErrorState title={text('article.none')} message={missing} />
  return <Loaded query={query}>{(article) => <ArticleBody article={article} title={title} />}</Loaded>
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
