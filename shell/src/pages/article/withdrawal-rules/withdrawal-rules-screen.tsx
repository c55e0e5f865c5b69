import { useText } from '../../../words.ts'
import { DocumentView, useDocument } from '../../long-text/document-view.tsx'
import { SettingArticle } from '../setting-article.tsx'

/** The withdrawal rules: the operator's article, or the site's own text if none is named. */
export default function WithdrawalRulesScreen() {
  const text = useText()
  return (
    <SettingArticle title={text('withdrawalRules.title')} setting="withdrawRulePageUrl" without={<DefaultRules />} />
  )
}

function DefaultRules() {
  return <DocumentView document="withdrawalRules" query={useDocument('withdrawalRules')} level={3} />
}
