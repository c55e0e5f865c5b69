import { createDraft, type Draft } from '@croupier/shared/forms'
import type { DraftUploads } from '@croupier/shared/upload'
import type { ProofField } from '../../api/documents.ts'

/** The files that a member has chosen for each kind but not submitted yet. */
export const uploadDrafts: Readonly<Record<ProofField, Draft<DraftUploads>>> = {
  idcardProofId: createDraft(),
  idcardHoldProofId: createDraft(),
  addressProofId: createDraft(),
  paymentProofId: createDraft(),
  sourceOfWealthProofId: createDraft(),
}

/** Forgets the files after they were submitted. */
export function forgetUploads(): void {
  for (const draft of Object.values(uploadDrafts)) draft.forget()
}
