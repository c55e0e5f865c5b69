import type { DepositConfig } from '@croupier/shared/api'
import { compareAmounts, isAmount } from '@croupier/shared/money'
import type { DepositValues, FormRule } from './types.ts'

/** The shortcuts of the dialogs that do not take theirs from the config (games-and-cashier.md 9). */
const FIXED_AMOUNTS = ['25', '30', '50', '100', '200', '500', '1000', '2000'] as const

type Amounts = Pick<DepositValues, 'preset' | 'other'>

/** Amounts that are fixed are of everyday money: nobody means two hundred bitcoins. */
const isEveryday = (currency: string): boolean => currency !== 'BTC'

/** The shortcuts of a form: the fixed ones, or those of the config. */
export const presetsOf = (rule: FormRule, config: DepositConfig, currency: string): readonly string[] =>
  rule.presets === 'fixed' && isEveryday(currency) ? FIXED_AMOUNTS : config.paymentAmounts

/** The amount that a form asks for: the shortcut, otherwise the other amount; '' is none. */
export const amountOf = ({ preset, other }: Amounts): string => preset || other

/** The field that the amount's errors belong to: whichever of the two is shown. */
export const amountField = (rule: FormRule, config: DepositConfig): keyof Amounts =>
  rule.manual === 'always' || config.paymentAllowManualInput ? 'other' : 'preset'

/** The amounts that a form shows by its figures of now: a chosen shortcut may be offered no more, the box be gone. */
export const shownAmounts = (rule: FormRule, config: DepositConfig, currency: string, chosen: Amounts): Amounts => ({
  preset: presetsOf(rule, config, currency).includes(chosen.preset) ? chosen.preset : '',
  other: amountField(rule, config) === 'other' ? chosen.other : '',
})

/** What a chosen shortcut does to the typed amount: shows it too, or clears it. */
export const withPreset = (rule: FormRule, preset: string): Amounts => ({
  preset,
  other: rule.link === 'sync' ? preset : '',
})

/** What a typed amount does to the shortcuts: chooses the one of the same amount, or clears them. */
export function withOther(rule: FormRule, other: string, presets: readonly string[]): Amounts {
  const same = (preset: string) => isAmount(other) && compareAmounts(preset, other) === 0
  return { preset: rule.link === 'sync' ? (presets.find(same) ?? '') : '', other }
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
  const presets = presetsOf(rule, config, currency)
  if (presets.includes(start)) return withPreset(rule, start)
  return { preset: '', other: amountField(rule, config) === 'other' ? start : '' }
}
