import type { User } from '@croupier/shared/api'
import { useHost, useMember } from '@croupier/shared/host'
import { proofOf, useProof, type Proof, type UploadProblem } from '@croupier/shared/upload'
import { useText, type MessageId } from '../../words.ts'
import type { ProofIds } from './cashout-request.ts'
import { proofDrafts } from './draft.ts'

/** Document status (games-and-cashier.md 3). */
const AUDITING = 10

export interface Proofs {
  readonly id: Proof
  readonly hold: Proof
  readonly address: Proof
  readonly payment: Proof
  readonly ids: ProofIds
}

const PROBLEMS: Readonly<Record<UploadProblem, MessageId>> = {
  type: 'cashout.fileType',
  size: 'cashout.fileSize',
  empty: 'cashout.fileEmpty',
  unreadable: 'cashout.fileUnreadable',
  count: 'cashout.fileCount',
  refused: 'common.serverBusy',
}

/** The four proofs of a cash-out: what is stored, and what was sent now. */
export function useProofs(): Proofs {
  const host = useHost()
  const user = useMember()
  const text = useText()
  const toastProblem = (problem: UploadProblem, name: string) =>
    host.feedback.toast(text(PROBLEMS[problem], { name }), 'error')
  const proofs = {
    id: useProof(proofDrafts.id, storedOf(user, 'idcard'), toastProblem),
    hold: useProof(proofDrafts.hold, storedOf(user, 'idcardHold'), toastProblem),
    address: useProof(proofDrafts.address, storedOf(user, 'address'), toastProblem),
    payment: useProof(proofDrafts.payment, storedOf(user, 'payment'), toastProblem),
  }
  return { ...proofs, ids: proofIdsOf(user, proofs) }
}

/** The file ids of each proof: those stored for the member and not refused, and those sent now. */
export function proofIdsOf(user: User, { id, hold, address, payment }: Omit<Proofs, 'ids'>): ProofIds {
  return {
    idcardProofId: proofOf(id.uploads, storedOf(user, 'idcard')).ids,
    idcardHoldProofId: proofOf(hold.uploads, storedOf(user, 'idcardHold')).ids,
    addressProofId: proofOf(address.uploads, storedOf(user, 'address')).ids,
    paymentProofId: proofOf(payment.uploads, storedOf(user, 'payment')).ids,
  }
}

/** Whether the operator has yet to check one of the proofs: it was sent now, or is still being checked. */
export function areUnderAudit(user: User, { id, hold, address, payment }: Omit<Proofs, 'ids'>): boolean {
  const proofs = { idcard: id, idcardHold: hold, address, payment }
  return Object.entries(proofs).some(([name, { uploads }]) => {
    const stored = storedOf(user, name as keyof typeof proofs)
    return stored.status === AUDITING || proofOf(uploads, stored).newIds.length > 0
  })
}

const storedOf = (user: User, kind: 'idcard' | 'idcardHold' | 'address' | 'payment') => ({
  ids: user[`${kind}ProofId`],
  status: user[`${kind}ProofStatus`],
})
