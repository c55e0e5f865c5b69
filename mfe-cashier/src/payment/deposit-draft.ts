import { createDraft, type Draft } from '@croupier/shared/forms'
import { FIELDS, type DepositValues } from './types.ts'

type Typed = Partial<DepositValues>

const CARD = ['cardNum', 'cardCvv', 'expireMonth', 'expireYear'] as const
const drafts = new Map<string, Draft<Typed>>()

/** What was typed into a method's form: amount, coin and billing address; nothing of a card (D28). */
export function depositDraft(method: string): Draft<Typed> {
  const known = drafts.get(method)
  if (known) return known
  const draft = createDraft<Typed>(CARD)
  drafts.set(method, draft)
  return draft
}

/** What a player has changed of what is known of them: the rest is asked for anew, and may have come late. */
export function typedOf(values: DepositValues, billing: Typed | undefined): Typed {
  return Object.fromEntries(
    FIELDS.filter((field) => values[field] !== (billing?.[field] ?? '')).map((field) => [field, values[field]]),
  )
}

/** The money has come: the next deposit begins anew. */
export function forgetDepositDrafts(): void {
  for (const draft of drafts.values()) draft.forget()
}
