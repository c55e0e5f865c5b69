import { errorMessage, type ContactSetting } from '@croupier/shared/api'
import { useFrame } from '@croupier/shared/host'
import { ErrorState, LoadingStatus, Screen, Skeleton } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import { useContactSetting } from '../../contact/use-contact-setting.ts'
import { useText } from '../../words.ts'
import { articleIdOf } from './article-id.ts'
import { ArticleView } from './article-view.tsx'
import { useArticle } from './use-article.ts'

interface SettingArticleProps {
  readonly title: string
  readonly setting: keyof ContactSetting
  /** What stands there where the operator names no article. */
  readonly without: ReactNode
}

/** A pop-up with the article that a setting's URL names (SH-19). */
export function SettingArticle({ title, setting, without }: SettingArticleProps) {
  const settings = useContactSetting()
  const id = settings.data ? articleIdOf(settings.data[setting]) : null
  const query = useArticle(id)
  const text = useText()
  const content = () => {
    if (id !== null) return <ArticleView id={id} title={title} query={query} />
    if (settings.isSuccess) return without
    if (settings.isError) {
      return (
        <ErrorState
          message={errorMessage(settings.error, text('common.serverBusy'))}
          retryLabel={text('common.tryAgain')}
          onRetry={() => void settings.refetch()}
          isRetrying={settings.isFetching}
        />
      )
    }
    return (
      <LoadingStatus label={text('loading.label')}>
        <Skeleton count={8} />
      </LoadingStatus>
    )
  }
  return (
    <Screen frame={useFrame()} title={title} isFlush={!!query.data}>
      {content()}
    </Screen>
  )
}
