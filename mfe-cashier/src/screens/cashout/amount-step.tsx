import type { CashoutMethod, WithdrawConfig } from '@croupier/shared/api'
import type { OrderedForm } from '@croupier/shared/forms'
import { Picture, useHost, useMember } from '@croupier/shared/host'
import { compareAmounts, scaleOf } from '@croupier/shared/money'
import { Button, Money, Notice, NumberBox, RadioCards, Select, Stack } from '@croupier/shared/ui'
import { useFormatMoney } from '../../hooks/use-format-money.ts'
import { useText } from '../../words.ts'
import { MAX_AMOUNT } from './cashout-checks.ts'
import type { CashoutValues } from './cashout-fields.ts'
import css from './cashout.module.css'
import { MethodFields } from './method-fields.tsx'

interface AmountStepProps {
  readonly form: OrderedForm<CashoutValues>
  readonly config: WithdrawConfig
  readonly methods: readonly CashoutMethod[]
}

/** Step 1: how much, and by which method (WD-01, WD-10). */
export function AmountStep({ form, config, methods }: AmountStepProps) {
  const text = useText()
  const user = useMember()
  const presetLabel = useFormatMoney({ fraction: 'auto' })
  const manual = config.withdrawAllowManualInput
  const method = methods.find(({ code }) => code === form.values.method)
  const amount = form.field('amount')
  const balance = config.withdrawableBalance ?? user.withdrawableBalance
  return (
    <Stack gap={6}>
      <div className={css.balance}>
        <span>{text('cashout.balance')}</span>
        <Money amount={balance} currency={user.currency} symbol={user.currencySymbol} tone="accent" size="lg" />
      </div>
      <TooLittleNotice balance={balance} minimum={config.minimumAmount} />
      <RollingNotice amount={config.rollingAmount ?? user.rollingAmount} />
      <Stack>
        {config.withdrawAmounts.length > 0 && (
          <RadioCards
            {...amount}
            error={manual ? undefined : amount.error}
            ref={manual ? undefined : amount.ref}
            label={text(manual ? 'cashout.quick' : 'cashout.amount')}
            columns={columnsOf(config.withdrawAmounts.length)}
            options={config.withdrawAmounts.map((value) => ({ value, label: presetLabel(value) }))}
          />
        )}
        {manual && (
          <NumberBox
            {...amount}
            label={text('cashout.amount')}
            prefix={user.currencySymbol}
            min={config.minimumAmount}
            max={MAX_AMOUNT}
            step="1"
            decimals={scaleOf(user.currency)}
            description={text('cashout.minimumHint', { amount: presetLabel(config.minimumAmount) })}
          />
        )}
      </Stack>
      <Stack>
        <Select
          {...form.field('method')}
          label={text('cashout.method')}
          placeholder={text('cashout.chooseMethod')}
          options={methods.map(({ code, name }) => ({ value: code, label: name || code }))}
          adornment={method?.icon && <Picture src={method.icon} alt="" width={42} height={30} />}
        />
        <MethodFields form={form} />
      </Stack>
    </Stack>
  )
}

/** So many in a row that no row is left nearly empty. A deposit's are four in a row whatever their number (DP-08). */
const columnsOf = (count: number): 3 | 4 => ([3, 5, 6].includes(count) ? 3 : 4)

/** No amount can be cashed out yet; the checks would say so only after the whole step is filled in. */
function TooLittleNotice({ balance, minimum }: { balance: string; minimum: string }) {
  const text = useText()
  const money = useFormatMoney({ fraction: 'auto' })
  return (
    <div role="status" className={css.status}>
      {compareAmounts(balance, minimum) < 0 && (
        <Notice tone="warn">{text('cashout.tooLittle', { min: money(minimum), balance: money(balance) })}</Notice>
      )}
    </div>
  )
}

/** Bets that are still owed, and how to owe less (WD-05). */
function RollingNotice({ amount }: { amount: string }) {
  const host = useHost()
  const text = useText()
  const money = useFormatMoney()
  if (compareAmounts(amount, '0') <= 0) return null
  return (
    <Notice tone="warn">
      <Stack gap={2}>
        <p className={css.words}>{text('cashout.rolling', { amount: money(amount) })}</p>
        <div>
          <Button variant="link" onPress={() => host.screens.open('inviteBonus')}>
            {text('cashout.invite')}
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}
