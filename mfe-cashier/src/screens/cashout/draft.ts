import { createDraft, type Draft } from '@croupier/shared/forms'
import type { DraftUploads } from '@croupier/shared/upload'
import { PROOF_FIELDS, type CashoutProofField, type CashoutValues } from './cashout-fields.ts'

/** The draft of a cash-out, without the proofs' fields: those only carry errors. */
export const cashoutDraft = createDraft<CashoutValues>(PROOF_FIELDS)

/** The proofs uploaded for it. They are kept even if the player closes the form: taking photos is work. */
export const proofDrafts: Readonly<Record<CashoutProofField, Draft<DraftUploads>>> = {
  idProof: createDraft(),
  paymentProof: createDraft(),
  holdProof: createDraft(),
  addressProof: createDraft(),
}

/** Forgets all drafts once the cash-out has been requested: the next one begins anew. */
export function forgetCashout(): void {
  for (const draft of [cashoutDraft, ...Object.values(proofDrafts)]) draft.forget()
}
