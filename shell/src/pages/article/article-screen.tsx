import { useFrame } from '@croupier/shared/host'
import { Screen } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import { ArticleActions } from './article-actions.tsx'
import { cleanId } from './article-id.ts'
import { ArticleView } from './article-view.tsx'
import { useArticle } from './use-article.ts'

/** An article as a pop-up. */
export default function ArticleScreen({ params }: { params: { id: string } }) {
  const id = cleanId(params.id)
  const query = useArticle(id)
  const text = useText()
  const title = query.data?.title || text('article.title')
  return (
    <Screen frame={useFrame()} title={title} isFlush={!!query.data} footer={query.data && <ArticleActions />}>
      <ArticleView id={id} title={title} query={query} />
    </Screen>
  )
}
