import { useHost, useMember } from '@croupier/shared/host'
import { useUploads, type FileProblem, type Uploads } from '@croupier/shared/upload'
import { useText, type MessageId } from '../../words.ts'
import type { ProofIds } from './cashout-values.ts'
import { proofDrafts } from './draft.ts'

export interface Proof {
  readonly uploads: Uploads
  /** The file ids that the operator has from before; they need not be sent again. '' where they were refused. */
  readonly stored: string
  readonly isRefused: boolean
  /** What was sent now. */
  readonly sent: readonly string[]
}

export interface Proofs {
  readonly id: Proof
  readonly hold: Proof
  readonly address: Proof
  readonly payment: Proof
  readonly ids: ProofIds
}

/** Document status (games-and-cashier.md 3). */
const AUDIT_FAILED = 30

const PROBLEMS: Readonly<Record<FileProblem | 'count', MessageId>> = {
  type: 'cashout.fileType',
  size: 'cashout.fileSize',
  empty: 'cashout.fileEmpty',
  unreadable: 'cashout.fileUnreadable',
  count: 'cashout.fileCount',
}

/** The four proofs of a cash-out: what was sent now, else what is stored. */
export function useProofs(): Proofs {
  const host = useHost()
  const user = useMember()
  const text = useText()
  const tell = (problem: FileProblem | 'count', name: string) =>
    host.feedback.toast(text(PROBLEMS[problem], { name }), 'error')
  const id = proofOf(useUploads(proofDrafts.id, tell), user.idcardProofId, user.idcardProofStatus)
  const hold = proofOf(useUploads(proofDrafts.hold, tell), user.idcardHoldProofId, user.idcardHoldProofStatus)
  const address = proofOf(useUploads(proofDrafts.address, tell), user.addressProofId, user.addressProofStatus)
  const payment = proofOf(useUploads(proofDrafts.payment, tell), user.paymentProofId, user.paymentProofStatus)
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
  }
}

/** What the operator's audit failed has to be sent anew: those files count as not there, also where a draft has them. */
export function proofOf(uploads: Uploads, ids: string | null | undefined, status: number): Proof {
  const isRefused = !!ids && status === AUDIT_FAILED
  const refused = isRefused ? ids.split(',') : []
  const sent = uploads.ids.filter((id) => !refused.includes(id))
  return { uploads, stored: isRefused ? '' : (ids ?? ''), isRefused, sent }
}

const idsOf = ({ sent, stored }: Proof) => sent.join(',') || stored
