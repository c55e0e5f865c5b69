import { useId } from 'react'
import type { User } from '@croupier/shared/api'
import { Money } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import css from './balance.module.css'

/** The available balance with the session's currency symbol (SH-08); follows every refresh (SE-02). */
export function Balance({ user }: { user: User }) {
  const text = useText()
  const name = useId()
  return (
    <dl className={css.balance}>
      <dt id={name}>{text('topBar.balance')}</dt>
      <dd aria-labelledby={name}>
        <Money amount={user.availableBalance} currency={user.currency} symbol={user.currencySymbol} />
      </dd>
    </dl>
  )
}
