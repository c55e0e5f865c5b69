import { roundAmount } from '@croupier/shared/money'
import type { WithdrawRequest } from '../../api/withdrawals.ts'
import { fieldsOf, isAccountField, type CashoutValues, type FieldOfMethod } from './cashout-fields.ts'

export interface ProofIds {
  readonly idcardProofId: string
  readonly idcardHoldProofId: string
  readonly addressProofId: string
  readonly paymentProofId: string
}

/**
 * Builds the request: only the fields of the chosen method, an address as the account number, and the amount with the
 * `scale` decimals of its currency.
 */
export function toRequest(values: CashoutValues, proofs: ProofIds, scale: number): WithdrawRequest {
  const methodFields = new Set(fieldsOf(values.method))
  const value = (field: FieldOfMethod) => (methodFields.has(field) ? values[field].trim() : '')
  const isCpay = values.method === 'CPAY'
  return {
    amount: roundAmount(values.amount, scale),
    paymentMethod: values.method,
    routingNumber: value('routingNumber'),
    accountNumber: value('accountNumber') || value('address'),
    accountName: isCpay ? '' : value('accountName'),
    email: value('email'),
    payoutData: {
      accountName: isCpay ? value('accountName') : '',
      toAccount: value('cpayAccount'),
    },
    ...proofs,
    type: 0,
  }
}

/** The form's fields that have another name in the request (D34). */
const FORM_FIELD_NAMES = new Map<string, keyof CashoutValues>([
  ['paymentMethod', 'method'],
  ['toAccount', 'cpayAccount'],
  ['idcardProofId', 'idProof'],
  ['paymentProofId', 'paymentProof'],
  ['idcardHoldProofId', 'holdProof'],
  ['addressProofId', 'addressProof'],
])

/**
 * The form's field for a name in the request, which has one name for account and address, and may be nested
 * (`payoutData.toAccount`).
 */
export function fieldOfRequest(name: string, method: string): keyof CashoutValues | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1)
  if (last === 'accountNumber') return fieldsOf(method).find(isAccountField)
  return FORM_FIELD_NAMES.get(last) ?? fieldsOf(method).find((field) => field === last)
}
