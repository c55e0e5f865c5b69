import { useFrame, useHost, useObservable } from '@croupier/shared/host'
import { LoadingStatus, Screen, Skeleton } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import { QueryLogin } from '../../components/query-login/query-login.tsx'

/** What a query page shows while nobody is logged in: loading until the session is known, then the login form (D7). */
export function MembersOnly() {
  const host = useHost()
  const frame = useFrame()
  const known = useObservable(host.session.known)
  const text = useText()
  if (known) return <QueryLogin title={text('withdrawQuery.loginTitle')} />
  return (
    <Screen frame={frame} title={text('withdrawQuery.title')}>
      <LoadingStatus label={text('common.loading')}>
        <Skeleton count={6} />
      </LoadingStatus>
    </Screen>
  )
}
