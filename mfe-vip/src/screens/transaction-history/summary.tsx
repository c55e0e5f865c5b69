import { useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { compareAmounts } from '@croupier/shared/money'
import { Money } from '@croupier/shared/ui'
import type { TransactionSummary } from '../../api/history.ts'
import { useText } from '../../words.ts'
import css from './transaction-history.module.css'

/** What came in, what went out, and what the games alone brought or cost in the chosen time. */
export function Summary({ summary }: { summary: TransactionSummary }) {
  const text = useText()
  const locale = useLocale()
  const { currency, currencySymbol: symbol } = useMember()
  const style = { currency, symbol, locale }
  const { moneyIn, moneyOut, netResult } = summary
  const tone = compareAmounts(netResult, '0') < 0 ? 'danger' : 'ok'
  return (
    <dl className={css.summary} aria-label={text('transactions.summary')}>
      <div>
        <dt>{text('transactions.moneyIn')}</dt>
        <dd>
          <Money {...style} amount={moneyIn} />
        </dd>
      </div>
      <div>
        <dt>{text('transactions.moneyOut')}</dt>
        <dd>
          <Money {...style} amount={moneyOut} />
        </dd>
      </div>
      <div>
        <dt>{text('transactions.netResult')}</dt>
        <dd>
          <Money {...style} amount={netResult} tone={tone} />
        </dd>
      </div>
    </dl>
  )
}
