import { createDraft } from '@croupier/shared/forms'
import type { KeptUploads } from '@croupier/shared/upload'
import { PROOF_FIELDS, type CashoutValues } from './cashout-fields.ts'

/** A cash-out that was begun. The proofs' fields only carry errors. */
export const cashoutDraft = createDraft<CashoutValues>(PROOF_FIELDS)

/** The proofs that were sent for it: they outlive its Close, for photos are work. */
export const proofDrafts = {
  id: createDraft<KeptUploads>(),
  hold: createDraft<KeptUploads>(),
  address: createDraft<KeptUploads>(),
  payment: createDraft<KeptUploads>(),
}

/** It is asked for: the next one begins anew. */
export function forgetCashout(): void {
  for (const draft of [cashoutDraft, ...Object.values(proofDrafts)]) draft.forget()
}
