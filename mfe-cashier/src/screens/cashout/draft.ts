import { createDraft } from '@croupier/shared/forms'
import type { UploadsDone } from '@croupier/shared/upload'
import { PROOF_FIELDS, type CashoutValues } from './cashout-fields.ts'

/** A cash-out that was begun. The proofs' fields only carry errors. */
export const cashoutDraft = createDraft<CashoutValues>(PROOF_FIELDS)

/** The proofs that were sent for it: they outlive its Close, for photos are work. */
export const proofDrafts = {
  id: createDraft<UploadsDone>(),
  hold: createDraft<UploadsDone>(),
  address: createDraft<UploadsDone>(),
  payment: createDraft<UploadsDone>(),
}

/** It is asked for: the next one begins anew. */
export function forgetCashout(): void {
  for (const draft of [cashoutDraft, ...Object.values(proofDrafts)]) draft.forget()
}
