import { useHost, useMember } from '@croupier/shared/host'
import { useProof, type FileProblem, type Proof } from '@croupier/shared/upload'
import { useText, type MessageId } from '../../words.ts'
import type { ProofIds } from './cashout-values.ts'
import { proofDrafts } from './draft.ts'

export interface Proofs {
  readonly id: Proof
  readonly hold: Proof
  readonly address: Proof
  readonly payment: Proof
  readonly ids: ProofIds
}

const PROBLEMS: Readonly<Record<FileProblem | 'count', MessageId>> = {
  type: 'cashout.fileType',
  size: 'cashout.fileSize',
  empty: 'cashout.fileEmpty',
  unreadable: 'cashout.fileUnreadable',
  count: 'cashout.fileCount',
}

/** The four proofs of a cash-out: what is stored, and what was sent now. */
export function useProofs(): Proofs {
  const host = useHost()
  const user = useMember()
  const text = useText()
  const tell = (problem: FileProblem | 'count', name: string) =>
    host.feedback.toast(text(PROBLEMS[problem], { name }), 'error')
  const stored = (field: 'idcard' | 'idcardHold' | 'address' | 'payment') => ({
    ids: user[`${field}ProofId`],
    status: user[`${field}ProofStatus`],
  })
  const id = useProof(proofDrafts.id, stored('idcard'), tell)
  const hold = useProof(proofDrafts.hold, stored('idcardHold'), tell)
  const address = useProof(proofDrafts.address, stored('address'), tell)
  const payment = useProof(proofDrafts.payment, stored('payment'), tell)
  return {
    id,
    hold,
    address,
    payment,
    ids: {
      idcardProofId: id.ids,
      idcardHoldProofId: hold.ids,
      addressProofId: address.ids,
      paymentProofId: payment.ids,
    },
  }
}
