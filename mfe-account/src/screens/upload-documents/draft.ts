import { createDraft, type Draft } from '@croupier/shared/forms'
import type { KeptUploads } from '@croupier/shared/upload'
import type { ProofField } from '../../api/documents.ts'

/** What a member has chosen of each kind without handing it in yet. */
export const uploadDrafts: Readonly<Record<ProofField, Draft<KeptUploads>>> = {
  idcardProofId: createDraft(),
  idcardHoldProofId: createDraft(),
  addressProofId: createDraft(),
  paymentProofId: createDraft(),
  sourceOfWealthProofId: createDraft(),
}

/** They are handed in: the next ones begin anew. */
export function forgetUploads(): void {
  for (const draft of Object.values(uploadDrafts)) draft.forget()
}
