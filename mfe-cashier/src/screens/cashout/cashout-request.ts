import { roundAmount } from '@croupier/shared/money'
import type { WithdrawRequest } from '../../api/withdrawals.ts'
import { fieldsOf, isAccountField, PROOF_FIELDS, PROOF_NAMES } from './cashout-fields.ts'
import type { CashoutProofField, CashoutValues, FieldOfMethod } from './cashout-fields.ts'

/** The request's name of each proof, with its file ids joined by commas. */
export type ProofIds = Readonly<Record<ProofIdName<CashoutProofField>, string>>

type ProofIdName<Field extends CashoutProofField> = `${(typeof PROOF_NAMES)[Field]}ProofId`

export const proofIdName = <Field extends CashoutProofField>(field: Field): ProofIdName<Field> =>
  `${PROOF_NAMES[field]}ProofId`

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
  ...PROOF_FIELDS.map((field) => [proofIdName(field), field] as const),
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
