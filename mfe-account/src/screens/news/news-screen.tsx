import { errorMessage, NEWS_SHARE, NEWS_WITHDRAW, type News } from '@croupier/shared/api'
import {
  useFrame,
  useFreshMember,
  useHost,
  useHostEvent,
  useIsStillMember,
  useMember,
  useTabReturn,
} from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { InfiniteList, useInfiniteList } from '@croupier/shared/list'
import { classNames, EmptyState, Screen, Skeleton } from '@croupier/shared/ui'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { listNews, markRead } from '../../api/news.ts'
import { useText } from '../../words.ts'
import css from './news.module.css'

const UNREAD = 0
/** A message type of this operator: a document was accepted or refused. */
const NEWS_DOCUMENT = 30

/** The message center (AC-19, AC-20): pressing a message opens the screen it is about and marks it as read. */
export default function NewsScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  const isStillMember = useIsStillMember()
  const list = useInfiniteList({
    // The operator writes them in the reader's language.
    queryKey: ['news', user.id, locale],
    loadPage: (pageNum, signal) => listNews(host.api, user.id, pageNum, signal),
    keyOf: ({ id }) => id,
  })
  // What they tell of (a bonus, a level, an amount that is back) is to be seen on the site as well.
  useFreshMember()
  useHostEvent('news:changed', list.refresh)
  // Messages that arrived or were read elsewhere meanwhile.
  useTabReturn(list.refresh)
  // Messages already marked as read: the list is refreshed a moment later, and a second press may come before that.
  const markedRead = useRef(new Set<number>())

  const open = async (news: News) => {
    if (news.type === NEWS_WITHDRAW) host.screens.open('cashoutHistory')
    if (news.type === NEWS_SHARE) host.screens.open('inviteBonus')
    if (news.type === NEWS_DOCUMENT) host.screens.open('uploadDocuments')
    if (news.status !== UNREAD || markedRead.current.has(news.id)) return
    markedRead.current.add(news.id)
    void host.session.refresh()
    try {
      await markRead(host.api, news.id)
      host.events.emit('news:changed', {})
    } catch (error) {
      markedRead.current.delete(news.id)
      if (isStillMember()) host.feedback.toast(errorMessage(error, text('common.serverBusy')), 'error')
    }
  }
  return (
    <Screen frame={frame} title={text('news.title')}>
      <InfiniteList
        list={list}
        threshold={30}
        skeleton={<Skeleton count={5} />}
        loadingLabel={text('common.loading')}
        empty={
          <div className={css.empty}>
            <EmptyState icon={<Bell size={32} />} title={text('news.empty')} />
          </div>
        }
        errorText={text('common.serverBusy')}
        retryLabel={text('common.tryAgain')}
        endText={text('news.end')}
      >
        {(items) => (
          <ul role="list" className={css.list}>
            {items.map((news) => (
              <li key={news.id}>
                <button type="button" className={css.item} onClick={() => void open(news)}>
                  <span className={classNames(css.message, news.status === UNREAD && css.unread)}>
                    {news.status === UNREAD && (
                      <>
                        <span className={css.unreadLabel}>{text('news.unread')}</span>{' '}
                      </>
                    )}
                    <span>{news.message}</span>
                  </span>{' '}
                  {news.createTime && <time dateTime={news.createTime}>{formatTime(news.createTime, locale)}</time>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </Screen>
  )
}
