import { useHost, useMember } from '@croupier/shared/host'
import { useUploads, type FileProblem, type Uploads } from '@croupier/shared/upload'
import { useText, type MessageId } from '../../words.ts'
import type { ProofIds } from './cashout-values.ts'
import { proofDrafts } from './draft.ts'

export interface Proof {
  readonly uploads: Uploads
  /** The file ids that the operator has from before; they need not be sent again. */
  readonly stored: string
}

export interface Proofs {
  readonly id: Proof
  readonly hold: Proof
  readonly address: Proof
  readonly payment: Proof
  readonly ids: ProofIds
  readonly isSending: boolean
}

const PROBLEMS: Readonly<Record<FileProblem | 'count', MessageId>> = {
  type: 'cashout.fileType',
  size: 'cashout.fileSize',
  empty: 'cashout.fileEmpty',
  count: 'cashout.fileCount',
}

/** The four proofs of a cash-out: what was sent now, else what is stored. */
export function useProofs(): Proofs {
  const host = useHost()
  const user = useMember()
  const text = useText()
  const tell = (problem: FileProblem | 'count', name: string) =>
    host.feedback.toast(text(PROBLEMS[problem], { name }), 'error')
  const id = { uploads: useUploads(proofDrafts.id, tell), stored: user.idcardProofId ?? '' }
  const hold = { uploads: useUploads(proofDrafts.hold, tell), stored: user.idcardHoldProofId ?? '' }
  const address = { uploads: useUploads(proofDrafts.address, tell), stored: user.addressProofId ?? '' }
  const payment = { uploads: useUploads(proofDrafts.payment, tell), stored: user.paymentProofId ?? '' }
  return {
    id,
    hold,
    address,
    payment,
    ids: {
      idcardProofId: idsOf(id),
      idcardHoldProofId: idsOf(hold),
      addressProofId: idsOf(address),
      paymentProofId: idsOf(payment),
    },
    isSending: [id, hold, address, payment].some(({ uploads }) => uploads.isSending),
  }
}

const idsOf = ({ uploads, stored }: Proof) => uploads.ids.join(',') || stored
