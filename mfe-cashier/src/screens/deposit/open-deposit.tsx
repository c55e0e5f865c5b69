import { useHost, useMember } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Button, Notice, painted } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { depositPage } from '../../api/deposit-history.ts'
import { CopyValue } from '../../components/copy-value.tsx'
import { useFormatMoney } from '../../hooks/use-format-money.ts'
import { useMethodLabel } from '../../hooks/use-method-label.ts'
import { useDepositChanges } from '../../payment/order/hooks/use-deposit-changes.ts'
import { resumePayment } from '../../payment/order/resume.ts'
import { useText } from '../../words.ts'
import css from './deposit-screen.module.css'
import { isOffered } from './is-offered.ts'

/** The newest deposit that is still open, where there is one: after a reload the player need not pay anew. */
export function OpenDeposit() {
  const host = useHost()
  const text = useText()
  const locale = useLocale()
  const label = useMethodLabel()
  const user = useMember()
  const newest = useQuery({
    queryKey: ['open-deposit', user.id, locale],
    // The methods are painted first.
    queryFn: ({ signal }) => painted().then(() => depositPage(host.api, 1, signal)),
    retry: false,
    // An order may have ended in another window meanwhile: nothing old is offered.
    staleTime: 0,
    gcTime: 0,
  })
  useDepositChanges(() => void newest.refetch())
  const [open, ...others] = newest.data?.content.filter(isOffered) ?? []
  const money = useFormatMoney({ currency: open?.currency })
  if (!open) return null
  return (
    <div className={css.offer}>
      <Notice tone="accent">
        <div className={css.open}>
          <span>
            {text('deposit.open', { amount: money(open.amount) })}
            <small className={css.meta}>
              {label(open)}
              {' · '}
              <time dateTime={open.createTime}>{formatTime(open.createTime, locale)}</time>
            </small>
            <small className={css.number}>
              <span>
                {text('result.order')} {open.id}
              </span>
              <CopyValue value={open.id} label={text('receipt.copy')} />
            </small>
          </span>
          <Button size="sm" variant="ghost" onPress={() => resumePayment(host, open)}>
            {text('receipt.resume')}
          </Button>
          {others.length > 0 && (
            <Button
              variant="link"
              size="sm"
              onPress={() => host.screens.open('depositHistory', undefined, { replace: true })}
            >
              {text('deposit.openMore', { count: others.length })}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  )
}
