import { createDraft } from '@croupier/shared/forms'
import type { DraftUploads } from '@croupier/shared/upload'
import { PROOF_FIELDS, type CashoutValues } from './cashout-fields.ts'

/** The draft of a cash-out, without the proofs' fields: those only carry errors. */
export const cashoutDraft = createDraft<CashoutValues>(PROOF_FIELDS)

/** The proofs uploaded for it. They are kept even if the player closes the form: taking photos is work. */
export const proofDrafts = {
  id: createDraft<DraftUploads>(),
  hold: createDraft<DraftUploads>(),
  address: createDraft<DraftUploads>(),
  payment: createDraft<DraftUploads>(),
}

/** Forgets all drafts once the cash-out has been requested: the next one begins anew. */
export function forgetCashout(): void {
  for (const draft of [cashoutDraft, ...Object.values(proofDrafts)]) draft.forget()
}
