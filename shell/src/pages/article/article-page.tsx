import { Button } from '@croupier/shared/ui'
import { useSearchParams } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { MessagePage } from '../message-page.tsx'
import { ArticleActions } from './article-actions.tsx'
import { cleanId } from './article-id.ts'
import { ArticleView } from './article-view.tsx'
import { useArticle } from './use-article.ts'
import { useMissingArticleMessage } from './use-missing-article-message.ts'
import css from './article.module.css'

/** /article?id=N (RT-06). */
export default function ArticlePage() {
  const [search] = useSearchParams()
  const id = cleanId(search.get('id'))
  const query = useArticle(id)
  const text = useText()
  const { screens } = useShell()
  const missing = useMissingArticleMessage(id, query)
  if (missing !== null) {
    return (
      <MessagePage
        figure="404"
        title={text('article.none')}
        message={missing}
        actions={<Button onPress={() => screens.open('promotions')}>{text('section.promotions')}</Button>}
      />
    )
  }
  const title = query.data?.title || text('article.title')
  return (
    <article className={css.page}>
      <h1 className={css.title} lang={query.data?.title ? query.data.language : undefined}>
        {title}
      </h1>
      <div className={css.body}>
        <ArticleView id={id} title={title} query={query} />
      </div>
      {query.data && (
        <footer className={css.actions}>
          <ArticleActions />
        </footer>
      )}
    </article>
  )
}
