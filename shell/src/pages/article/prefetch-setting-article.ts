import type { ContactSetting } from '@croupier/shared/api'
import type { Ahead } from '@croupier/shared/host'
import { contactSettingQuery } from '../../contact/use-contact-setting.ts'
import { articleIdOf } from './article-id.ts'
import { articleQuery } from './use-article.ts'

/** Prefetches a setting's article for a pop-up that is about to be opened. */
export function prefetchSettingArticle(setting: keyof ContactSetting) {
  return async ({ host, queries }: Pick<Ahead<never>, 'host' | 'queries'>): Promise<void> => {
    const settings = await queries.fetchQuery(contactSettingQuery(host.api)).catch(() => undefined)
    const id = settings ? articleIdOf(settings[setting]) : null
    if (id !== null) await queries.prefetchQuery(articleQuery(host.api, id, host.locale.get()))
  }
}
