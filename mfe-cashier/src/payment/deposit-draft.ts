import { createDraft, type Draft } from '@croupier/shared/forms'
import type { DepositValues } from './types.ts'

const CARD = ['cardNum', 'cardCvv', 'expireMonth', 'expireYear'] as const
const drafts = new Map<string, Draft<DepositValues>>()

/** What was typed into a method's form: amount, coin and billing address; nothing of a card (D28). */
export function depositDraft(method: string): Draft<DepositValues> {
  const known = drafts.get(method)
  if (known) return known
  const draft = createDraft<DepositValues>(CARD)
  drafts.set(method, draft)
  return draft
}

/** The money has come: the next deposit begins anew. */
export function forgetDepositDrafts(): void {
  for (const draft of drafts.values()) draft.forget()
}
