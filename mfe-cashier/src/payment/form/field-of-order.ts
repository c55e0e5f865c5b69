import type { DepositConfig } from '@croupier/shared/api'
import type { DepositValues, FormRule } from '../method.ts'
import { amountField } from './amounts.ts'
import { extraKey } from './extra-fields.ts'

/** The form's field for a name in the order (D34), where the two differ: the amount has two fields. */
export function fieldOfOrder(name: string, rule: FormRule, config: DepositConfig): keyof DepositValues | undefined {
  if (name === 'depositCurrency') return 'coin'
  if (rule.fields?.some((field) => field.name === name)) return extraKey(name)
  return name === 'amount' || name === 'depositAmount' ? amountField(rule, config) : undefined
}
