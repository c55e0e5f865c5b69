import { newsSchema, pageOf, type News, type Page } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** POST (JSON) /base/news/listPage: 20 a page, newest first. */
export function listNews(
  api: ApiService,
  memberId: number,
  pageNum: number,
  signal?: AbortSignal,
): Promise<Page<News>> {
  const body = { pageNum, pageSize: 20, createTime_0: 'DESC', memberId_EQ: memberId }
  return api.post('/base/news/listPage', body, {
    schema: pageOf(newsSchema),
    encoding: 'json',
    indicator: false,
    signal,
  })
}

/** POST /sys/news/setNewsStatus: marks one as read. */
export async function markRead(api: ApiService, id: number): Promise<void> {
  await api.post('/sys/news/setNewsStatus', { id }, { schema: v.unknown(), indicator: false })
}
