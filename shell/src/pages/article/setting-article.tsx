import type { ContactSetting } from '@croupier/shared/api'
import { useFrame } from '@croupier/shared/host'
import { Screen } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import { useContactSetting } from '../../contact/use-contact-setting.ts'
import { Loaded } from '../loaded.tsx'
import { articleIdOf } from './article-id.ts'
import { ArticleView } from './article-view.tsx'
import { useArticle } from './use-article.ts'

interface SettingArticleProps {
  readonly title: string
  readonly setting: keyof ContactSetting
  /** Shown if the operator names no article. */
  readonly without: ReactNode
  /** Below the article. */
  readonly footer?: ReactNode
}

/** A pop-up with the article that a setting's URL names (SH-19). */
export function SettingArticle({ title, setting, without, footer }: SettingArticleProps) {
  const settings = useContactSetting()
  const id = settings.data ? articleIdOf(settings.data[setting]) : null
  const query = useArticle(id)
  return (
    <Screen frame={useFrame()} title={title} isFlush={!!query.data} footer={query.data && footer}>
      {id === null ? (
        <Loaded query={settings}>{() => without}</Loaded>
      ) : (
        <ArticleView id={id} title={title} query={query} />
      )}
    </Screen>
  )
}
