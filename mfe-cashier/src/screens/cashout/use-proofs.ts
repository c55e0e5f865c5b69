import type { User } from '@croupier/shared/api'
import { useHost, useMember } from '@croupier/shared/host'
import { proofOf, useProof, type Proof, type UploadProblem } from '@croupier/shared/upload'
import { useText, type MessageId } from '../../words.ts'
import { PROOF_FIELDS, PROOF_NAMES, type CashoutProofField } from './cashout-fields.ts'
import { proofIdName, type ProofIds } from './cashout-request.ts'
import { proofDrafts } from './draft.ts'

/** Document status (games-and-cashier.md 3). */
const AUDITING = 10

export type Proofs = Readonly<Record<CashoutProofField, Proof>>

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
  return {
    idProof: useProof(proofDrafts.idProof, storedOf(user, 'idProof'), toastProblem),
    paymentProof: useProof(proofDrafts.paymentProof, storedOf(user, 'paymentProof'), toastProblem),
    holdProof: useProof(proofDrafts.holdProof, storedOf(user, 'holdProof'), toastProblem),
    addressProof: useProof(proofDrafts.addressProof, storedOf(user, 'addressProof'), toastProblem),
  }
}

/** The file ids of each proof: those stored for the member and not refused, and those sent now. */
export const proofIdsOf = (user: User, proofs: Proofs): ProofIds =>
  Object.fromEntries(
    PROOF_FIELDS.map((field) => [proofIdName(field), proofOf(proofs[field].uploads, storedOf(user, field)).ids]),
  ) as ProofIds

/** Whether the operator has yet to check one of the proofs: it was sent now, or is still being checked. */
export const areUnderAudit = (user: User, proofs: Proofs): boolean =>
  PROOF_FIELDS.some((field) => {
    const stored = storedOf(user, field)
    return stored.status === AUDITING || proofOf(proofs[field].uploads, stored).newIds.length > 0
  })

const storedOf = (user: User, field: CashoutProofField) => ({
  ids: user[proofIdName(field)],
  status: user[`${PROOF_NAMES[field]}ProofStatus`],
})
