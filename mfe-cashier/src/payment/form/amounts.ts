import type { DepositConfig } from '@croupier/shared/api'
import { compareAmounts, isAmount } from '@croupier/shared/money'
import type { DepositValues, FormRule } from '../method.ts'

/** The shortcuts of the dialogs that do not take theirs from the config (games-and-cashier.md 9). */
const FIXED_AMOUNTS = ['25', '30', '50', '100', '200', '500', '1000', '2000'] as const

type Amounts = Pick<DepositValues, 'preset' | 'other'>

/** Fixed amounts and whole steps make sense in fiat money only: nobody deposits two hundred bitcoins. */
export const isFiat = (currency: string): boolean => currency !== 'BTC'

/** The shortcuts of a form: the fixed ones, or those of the config up to the method's maximum. */
export const presetsOf = (
  { presets, maximum }: FormRule,
  config: DepositConfig,
  currency: string,
): readonly string[] =>
  presets === 'fixed' && isFiat(currency)
    ? FIXED_AMOUNTS
    : config.paymentAmounts.filter((preset) => maximum === undefined || compareAmounts(preset, maximum) <= 0)

/** The shortcut equal to an amount, however both are written (50, 50.00); '' if there is none. */
export const presetOf = (presets: readonly string[], amount: string): string =>
  (isAmount(amount) && presets.find((preset) => compareAmounts(preset, amount) === 0)) || ''

/** The amount entered in a form: the shortcut, otherwise the typed amount; '' for none. */
export const amountOf = ({ preset, other }: Amounts): string => preset || other

/** Whether the form has a box for another amount than its shortcuts. */
export const hasOther = ({ manual }: FormRule, config: DepositConfig): boolean =>
  manual === 'always' || config.paymentAllowManualInput

/** The field that the amount's errors belong to: the box if there is one. */
export const amountField = (rule: FormRule, config: DepositConfig): keyof Amounts =>
  hasOther(rule, config) ? 'other' : 'preset'

/**
 * The amounts that the form shows with the current config: a chosen shortcut may no longer be offered, the box be gone.
 */
export const shownAmounts = (rule: FormRule, config: DepositConfig, currency: string, chosen: Amounts): Amounts => ({
  preset: presetOf(presetsOf(rule, config, currency), chosen.preset),
  other: hasOther(rule, config) ? chosen.other : '',
})

/** The amounts after a shortcut is chosen: the typed amount shows the same, or is cleared. */
export const withPreset = (rule: FormRule, preset: string): Amounts => ({
  preset,
  other: rule.link === 'sync' ? preset : '',
})

/** The amounts after one is typed: the shortcut of the same amount is chosen, or the shortcuts are cleared. */
export function withOther(rule: FormRule, other: string, presets: readonly string[]): Amounts {
  return { preset: rule.link === 'sync' ? presetOf(presets, other) : '', other }
}

/**
 * The amounts that a form starts with: the requested one, else the method's default; as a shortcut if there is one for it.
 */
export function startAmounts(
  rule: FormRule,
  config: DepositConfig,
  requestedAmount: string | undefined,
  currency: string,
): Amounts {
  const start = requestedAmount ?? (isFiat(currency) ? (rule.defaultAmount ?? '') : '')
  if (start === '') return { preset: '', other: '' }
  const preset = presetOf(presetsOf(rule, config, currency), start)
  if (preset) return withPreset(rule, preset)
  return { preset: '', other: hasOther(rule, config) ? start : '' }
}
