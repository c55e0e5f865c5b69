import { EmptyState } from '@croupier/shared/ui'
import { useText } from '../../../words.ts'
import { ArticleActions } from '../article-actions.tsx'
import { SettingArticle } from '../setting-article.tsx'

/** The promotions: the article that the operator's setting names. */
export default function PromotionsScreen() {
  const text = useText()
  return (
    <SettingArticle
      title={text('promotions.title')}
      setting="promotionPageUrl"
      without={<EmptyState title={text('promotions.none')} text={text('promotions.noneText')} />}
      footer={<ArticleActions />}
    />
  )
}
