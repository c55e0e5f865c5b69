import { useHost, useUser } from '@croupier/shared/host'
import { useEffect } from 'react'
import { useText } from '../../words.ts'
import { QueryLogin } from '../../components/query-login/query-login.tsx'

/** /withdrawLogin: the way to one's withdrawals (RT-18). A member who is logged in already goes on at once. */
export default function WithdrawLoginScreen() {
  const host = useHost()
  const user = useUser()
  const text = useText()
  const isMember = user !== null
  useEffect(() => {
    if (isMember) host.navigation.go('/withdrawQuery', { replace: true })
  }, [host, isMember])
  return <QueryLogin title={text('withdrawQuery.loginTitle')} />
}
