import { useHost, useMember } from '@croupier/shared/host'
import { useProof, type Proof } from '@croupier/shared/upload'
import type { ProofField } from '../../api/documents.ts'
import { useText } from '../../words.ts'
import { storedOf, type Proofs } from './documents.ts'
import { uploadDrafts } from './draft.ts'

/**
 * The member's proofs: the stored files and those chosen here. A file that cannot be uploaded is reported in a toast.
 */
export function useDocumentProofs(): Proofs {
  return {
    idcardProofId: useDocumentProof('idcardProofId'),
    idcardHoldProofId: useDocumentProof('idcardHoldProofId'),
    addressProofId: useDocumentProof('addressProofId'),
    paymentProofId: useDocumentProof('paymentProofId'),
    sourceOfWealthProofId: useDocumentProof('sourceOfWealthProofId'),
  }
}

function useDocumentProof(field: ProofField): Proof {
  const { feedback } = useHost()
  const user = useMember()
  const text = useText()
  return useProof(uploadDrafts[field], storedOf(user, field), (problem, name) =>
    feedback.toast(
      problem === 'refused' ? text('common.serverBusy') : text(`documents.problem.${problem}`, { name }),
      'error',
    ),
  )
}
