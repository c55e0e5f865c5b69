import { phoneOf, withdrawalCodes, type User } from '@croupier/shared/api'
import { countryNames, useLocale } from '@croupier/shared/i18n'
import { DetailList } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import { WithdrawalList } from '../../components/withdrawals/withdrawal-list.tsx'
import { DepositList } from './deposit-list.tsx'
import { TransactionList } from './transaction-list.tsx'
import type { QueryView } from './views.ts'

const PAID = withdrawalCodes('paying', 'payed', 'success')

/** The list, or the details, that a query page is about. */
export function QueryViewContent({ view, user }: { view: QueryView; user: User }) {
  switch (view) {
    case 'applications':
      return <WithdrawalList statuses={[]} />
    case 'payments':
      return <WithdrawalList statuses={PAID} />
    case 'transactions':
      return <TransactionList user={user} />
    case 'deposits':
      return <DepositList user={user} />
    case 'details':
      return <MemberDetails user={user} />
    case 'login':
      return null
  }
}

function MemberDetails({ user }: { user: User }) {
  const text = useText()
  const name = countryNames(useLocale())(user.countryCode, user.country)
  // A member who joined by a social account has none.
  const address = [user.address, `${user.postalCode} ${user.city}`.trim()].filter(Boolean).join(', ')
  const country = [user.countryCode, name].filter(Boolean).join(' - ')
  return (
    <DetailList
      items={[
        { name: text('queryPage.memberId'), value: user.id },
        { name: text('queryPage.username'), value: user.username },
        { name: text('queryPage.name'), value: `${user.firstName} ${user.lastName}`.trim() },
        { name: text('queryPage.email'), value: user.email },
        { name: text('queryPage.mobile'), value: phoneOf(user) },
        { name: text('queryPage.address'), value: address },
        { name: text('queryPage.country'), value: country },
        { name: text('queryPage.currency'), value: user.currency },
      ]}
    />
  )
}
