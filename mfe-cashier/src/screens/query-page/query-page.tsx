import { useFrame, useHost, useObservable, useUser, type ParamsOf } from '@croupier/shared/host'
import { classNames, EmptyState, LoadingStatus, Screen, scrollTabIntoView, Skeleton, Stack } from '@croupier/shared/ui'
import { useEffect } from 'react'
import { useText } from '../../words.ts'
import { QueryLogin } from '../../components/query-login/query-login.tsx'
import css from './query-page.module.css'
import { pagesOf, queryView, type QueryGroup } from './views.ts'
import { QueryViewContent } from './view-content.tsx'

/** One of the 14 query pages (RT-19, D7): a visitor sees the group's login form, a member the list. */
export default function QueryPageScreen({ params }: { params: ParamsOf<'queryPage'> }) {
  const host = useHost()
  const frame = useFrame()
  const user = useUser()
  const known = useObservable(host.session.known)
  const text = useText()
  const page = queryView(params.name)
  const firstPage = page ? `/${pagesOf(page.group)[0]?.name ?? ''}` : '/'
  const leavesLogin = user !== null && page?.view === 'login'
  useEffect(() => {
    if (leavesLogin) host.navigation.go(firstPage, { replace: true })
  }, [host, leavesLogin, firstPage])

  if (!page) {
    return (
      <Screen frame={frame} title={text('queryPage.title')}>
        <EmptyState title={text('queryPage.unknown')} />
      </Screen>
    )
  }
  if ((!known && !user) || leavesLogin) {
    return (
      <Screen frame={frame} title={text('queryPage.title')}>
        <LoadingStatus label={text('common.loading')}>
          <Skeleton count={6} />
        </LoadingStatus>
      </Screen>
    )
  }
  if (!user) return <QueryLogin title={text('queryPage.login')} />
  return (
    <Screen frame={frame} title={text(`queryPage.${page.view}`)} className={css.wide}>
      <Stack gap={6}>
        <GroupLinks group={page.group} current={params.name} />
        <QueryViewContent view={page.view} user={user} />
      </Stack>
    </Screen>
  )
}

function GroupLinks({ group, current }: { group: QueryGroup; current: string }) {
  const text = useText()
  return (
    <nav aria-label={text('queryPage.title')}>
      <ul role="list" className={css.links}>
        {pagesOf(group).map(({ name, view }) => (
          <li key={name}>
            <a
              href={`#/${name}`}
              ref={name === current ? scrollTabIntoView : undefined}
              aria-current={name === current ? 'page' : undefined}
              className={classNames(css.link, name === current && css.current)}
            >
              {text(`queryPage.${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
