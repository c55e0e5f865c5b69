import type { DepositConfig } from '@croupier/shared/api'
import { useMember } from '@croupier/shared/host'
import type { OrderedForm } from '@croupier/shared/forms'
import { NumberBox, RadioCards } from '@croupier/shared/ui'
import { useFormatMoney } from '../../hooks/use-format-money.ts'
import { hasOther, isFiat, presetOf, presetsOf, withOther, withPreset } from '../../payment/form/amounts.ts'
import type { DepositValues, FormRule } from '../../payment/method.ts'
import { useText } from '../../words.ts'

interface AmountPartProps {
  readonly form: OrderedForm<DepositValues>
  readonly rule: FormRule
  readonly config: DepositConfig
  readonly currency: string
}

/** Shortcuts, four in a row, and another amount where the method allows one. */
export function AmountPart({ form, rule, config, currency }: AmountPartProps) {
  const text = useText()
  const { currencySymbol: symbol } = useMember()
  const presets = presetsOf(rule, config, currency)
  const money = useFormatMoney({ currency, fraction: 'auto' })
  // Games-and-cashier.md 9: steps of 1; nobody means whole bitcoins.
  const isWhole = isFiat(currency)
  const apply = (values: Pick<DepositValues, 'preset' | 'other'>) => {
    form.set('preset', values.preset)
    form.set('other', values.other)
  }
  const preset = form.field('preset')
  const other = form.field('other')
  return (
    <>
      {presets.length > 0 && (
        <RadioCards
          {...preset}
          value={presetOf(presets, preset.value)}
          label={text('deposit.amount')}
          onChange={(value) => apply(withPreset(rule, value))}
          options={presets.map((value) => ({ value, label: money(value) }))}
        />
      )}
      {hasOther(rule, config) && (
        <NumberBox
          {...other}
          label={text('deposit.otherAmount')}
          description={
            isWhole
              ? text(rule.maximum ? 'deposit.amountRange' : 'deposit.amountFrom', {
                  min: money(config.minimumAmount),
                  max: money(rule.maximum ?? '0'),
                })
              : text('cashout.minimumHint', { amount: money(config.minimumAmount) })
          }
          {...(isWhole && { cutNote: (amount: string) => text('deposit.amountCut', { amount: money(amount) }) })}
          prefix={symbol}
          min={config.minimumAmount}
          // Limits the arrow keys only; the checks judge what is typed (games-and-cashier.md 9).
          {...(rule.maximum ? { max: rule.maximum } : {})}
          step={isWhole ? '1' : '0.00000001'}
          onChange={(value) => apply(withOther(rule, value, presets))}
        />
      )}
    </>
  )
}
