import type { Check } from '@croupier/shared/forms'
import { required } from '@croupier/shared/forms'
import type { InputHTMLAttributes } from 'react'
import type { MessageId } from '../../words.ts'
import type { DepositValues, FormRule } from '../types.ts'

/** Where the form keeps the value of a method's own field. */
export type OwnKey = `own_${string}`

/** A field that one method alone asks for: a bank account, a document's number. */
export interface OwnField {
  /** What the order's call calls it, and a refusal. */
  readonly name: string
  readonly label: MessageId
  /** The words where it is empty. */
  readonly tip: MessageId
  /** What must hold of it besides, and the words where it does not. Games-and-cashier.md 5: client and server both check. */
  readonly check?: { readonly message: MessageId; readonly test: (value: string) => boolean }
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Where the money comes from: with another one it is another payment, with an idempotency key of its own. */
  readonly isAccount?: true
  /** Is not kept when the form is closed. */
  readonly isSecret?: true
}

export const ownKey = (name: string): OwnKey => `own_${name}`

/** What was entered into a method's own field, for its order's call; without blanks at its ends. */
export const ownValue = (values: DepositValues, name: string): string => values[ownKey(name)]?.trim() ?? ''

/** The empty values that a form with such fields begins with. */
export const emptyOwn = ({ fields = [] }: FormRule): Record<OwnKey, string> =>
  Object.fromEntries(fields.map(({ name }) => [ownKey(name), '']))

export const ownSecrets = ({ fields = [] }: FormRule): OwnKey[] =>
  fields.filter(({ isSecret }) => isSecret).map(({ name }) => ownKey(name))

/** What makes a payment another one though its amount is the same. */
export const ownAccounts = ({ fields = [] }: FormRule, values: DepositValues): string[] =>
  fields.filter(({ isAccount }) => isAccount).map(({ name }) => ownValue(values, name))

/** Each field is filled in, then each is right; in the order in which they stand. */
export function ownChecks({ fields = [] }: FormRule, text: (id: MessageId) => string): Check<DepositValues>[] {
  return [
    ...fields.map(({ name, tip }) => required<DepositValues>(ownKey(name), text(tip))),
    ...fields.flatMap(({ name, check }) =>
      check
        ? [
            {
              field: ownKey(name),
              message: text(check.message),
              test: (values: DepositValues) => check.test(ownValue(values, name)),
            },
          ]
        : [],
    ),
  ]
}
