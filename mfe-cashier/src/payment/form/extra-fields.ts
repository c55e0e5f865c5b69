import type { Check } from '@croupier/shared/forms'
import { required } from '@croupier/shared/forms'
import type { InputHTMLAttributes } from 'react'
import type { MessageId } from '../../words.ts'
import type { DepositValues, FormRule } from '../method.ts'

/** The form's key for the value of a method's extra field. */
export type ExtraKey = `extra_${string}`

/** A field that one method alone asks for: a bank account, a document's number. */
export interface ExtraField {
  /** The field's name in the order request and in a refusal. */
  readonly name: string
  readonly label: MessageId
  /** The message if the field is empty. */
  readonly tip: MessageId
  /** A further check, and the message if it fails. Games-and-cashier.md 5: client and server both check. */
  readonly check?: { readonly message: MessageId; readonly test: (value: string) => boolean }
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Identifies where the money comes from: another account is another payment, with an idempotency key of its own. */
  readonly isAccount?: true
  /** Not kept in the draft when the form is closed. */
  readonly isSecret?: true
}

/** The form's key for the field of this name. */
export const extraKey = (name: string): ExtraKey => `extra_${name}`

/** The trimmed value of an extra field, for the order request. */
export const extraValue = (values: DepositValues, name: string): string => values[extraKey(name)]?.trim() ?? ''

/** The empty values that a form with such fields begins with. */
export const emptyExtras = ({ fields = [] }: FormRule): Record<ExtraKey, string> =>
  Object.fromEntries(fields.map(({ name }) => [extraKey(name), '']))

/** The keys of the fields that are not kept in the draft. */
export const secretKeys = ({ fields = [] }: FormRule): ExtraKey[] =>
  fields.filter(({ isSecret }) => isSecret).map(({ name }) => extraKey(name))

/** The values that make a payment a different one though its amount is the same. */
export const accountValues = ({ fields = [] }: FormRule, values: DepositValues): string[] =>
  fields.filter(({ isAccount }) => isAccount).map(({ name }) => extraValue(values, name))

/** The checks that each field is filled in, then each field's own check; both in the order of the fields. */
export function extraChecks({ fields = [] }: FormRule, text: (id: MessageId) => string): Check<DepositValues>[] {
  return [
    ...fields.map(({ name, tip }) => required<DepositValues>(extraKey(name), text(tip))),
    ...fields.flatMap(({ name, check }) =>
      check
        ? [
            {
              field: extraKey(name),
              message: text(check.message),
              test: (values: DepositValues) => check.test(extraValue(values, name)),
            },
          ]
        : [],
    ),
  ]
}
