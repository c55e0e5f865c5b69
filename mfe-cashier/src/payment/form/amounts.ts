import type { DepositConfig } from '@croupier/shared/api'
import { compareAmounts, isAmount } from '@croupier/shared/money'
import type { DepositValues, FormRule } from '../types.ts'

/** The shortcuts of the dialogs that do not take theirs from the config (games-and-cashier.md 9). */
const FIXED_AMOUNTS = ['25', '30', '50', '100', '200', '500', '1000', '2000'] as const

type Amounts = Pick<DepositValues, 'preset' | 'other'>

/** Amounts that are fixed are of everyday money: nobody means two hundred bitcoins. */
const isEveryday = (currency: string): boolean => currency !== 'BTC'

/** The shortcuts of a form: the fixed ones, or those of the config that the method takes. */
export const presetsOf = (
  { presets, maximum }: FormRule,
  config: DepositConfig,
  currency: string,
): readonly string[] =>
  presets === 'fixed' && isEveryday(currency)
    ? FIXED_AMOUNTS
    : config.paymentAmounts.filter((preset) => maximum === undefined || compareAmounts(preset, maximum) <= 0)

/** The shortcut of an amount, however either is written (50, 50.00); '' where there is none. */
export const presetOf = (presets: readonly string[], amount: string): string =>
  (isAmount(amount) && presets.find((preset) => compareAmounts(preset, amount) === 0)) || ''

/** The amount that a form asks for: the shortcut, otherwise the other amount; '' is none. */
export const amountOf = ({ preset, other }: Amounts): string => preset || other

/** The field that the amount's errors belong to: whichever of the two is shown. */
export const amountField = (rule: FormRule, config: DepositConfig): keyof Amounts =>
  rule.manual === 'always' || config.paymentAllowManualInput ? 'other' : 'preset'

/** The amounts that a form shows by its figures of now: a chosen shortcut may be offered no more, the box be gone. */
export const shownAmounts = (rule: FormRule, config: DepositConfig, currency: string, chosen: Amounts): Amounts => ({
  preset: presetOf(presetsOf(rule, config, currency), chosen.preset),
  other: amountField(rule, config) === 'other' ? chosen.other : '',
})

/** What a chosen shortcut does to the typed amount: shows it too, or clears it. */
export const withPreset = (rule: FormRule, preset: string): Amounts => ({
  preset,
  other: rule.link === 'sync' ? preset : '',
})

/** What a typed amount does to the shortcuts: chooses the one of the same amount, or clears them. */
export function withOther(rule: FormRule, other: string, presets: readonly string[]): Amounts {
  return { preset: rule.link === 'sync' ? presetOf(presets, other) : '', other }
}

/** How a form starts: the wished amount, else the method's own, as a shortcut where it is one. */
export function startAmounts(
  rule: FormRule,
  config: DepositConfig,
  wished: string | undefined,
  currency: string,
): Amounts {
  const start = wished ?? (isEveryday(currency) ? (rule.defaultAmount ?? '') : '')
  if (start === '') return { preset: '', other: '' }
  const preset = presetOf(presetsOf(rule, config, currency), start)
  if (preset) return withPreset(rule, preset)
  return { preset: '', other: amountField(rule, config) === 'other' ? start : '' }
}
