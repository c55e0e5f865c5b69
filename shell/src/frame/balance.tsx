import type { User } from '@croupier/shared/api'
import { Money } from '@croupier/shared/ui'
import { useText } from '../words.ts'
import css from './balance.module.css'

/** The available balance with the session's currency symbol (SH-08); follows every refresh (SE-02). */
export function Balance({ user }: { user: User }) {
  const text = useText()
  return (
    <dl className={css.balance}>
      <dt>{text('topBar.balance')}</dt>
      <dd>
        <Money amount={user.availableBalance} currency={user.currency} symbol={user.currencySymbol} />
      </dd>
    </dl>
  )
}
