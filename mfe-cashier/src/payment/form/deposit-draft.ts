import { createDraft, type Draft } from '@croupier/shared/forms'
import { ownSecrets } from './own-fields.ts'
import { FIELDS, type DepositValues, type Method } from '../types.ts'

export type Typed = Partial<DepositValues>

const CARD = ['cardNum', 'cardCvv', 'expireMonth', 'expireYear'] as const
const drafts = new Map<string, Draft<Typed>>()

/** What was typed into a method's form: amount, coin, billing address; nothing of a card (D28) nor another secret. */
export function depositDraft({ code, form }: Pick<Method, 'code' | 'form'>): Draft<Typed> {
  const known = drafts.get(code)
  if (known) return known
  const draft = createDraft<Typed>([...CARD, ...ownSecrets(form)])
  drafts.set(code, draft)
  return draft
}

/** What a form begins with but for its player's draft; before the billing data has come, a field of the draft is theirs. */
export function beganWith(billing: Typed | undefined, draft: Typed): Typed {
  const fields = FIELDS.filter((field) => billing || draft[field] === undefined)
  return Object.fromEntries(fields.map((field) => [field, billing?.[field] ?? '']))
}

/** The billing data that came late, as far as nothing stands in its place; a state only in its own country. */
export function lateBilling(billing: Typed, values: DepositValues, began: Typed): Typed {
  const isOwnCountry = !values.cardCountry || values.cardCountry === billing.cardCountry
  const fields = FIELDS.filter(
    (field) => billing[field] && values[field] === '' && began[field] === '' && (field !== 'cardState' || isOwnCountry),
  )
  return Object.fromEntries(fields.map((field) => [field, billing[field]]))
}

/** The money has come: the next deposit begins anew. */
export function forgetDepositDrafts(): void {
  for (const draft of drafts.values()) draft.forget()
}
