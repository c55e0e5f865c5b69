import type { Check } from '@croupier/shared/forms'
import type { MessageId } from '../../words.ts'
import type { CashoutValues, ProofField } from './cashout-values.ts'
import type { Proofs } from './use-proofs.ts'

/** Step 2 (WD-04): ID proof and payment-method proof, sent or stored, and nothing still on its way. */
export function proofChecks(
  { ids, id, hold, address, payment }: Pick<Proofs, 'ids' | 'id' | 'hold' | 'address' | 'payment'>,
  say: (id: MessageId) => string,
): readonly Check<CashoutValues>[] {
  const waits = ({ uploads }: Pick<Proofs['id'], 'uploads'>) => uploads.isSending
  const proofs = { idProof: id, holdProof: hold, addressProof: address, paymentProof: payment }
  return [
    {
      field: 'idProof',
      message: say('cashout.uploadId'),
      test: () => ids.idcardProofId !== '' || waits(id),
    },
    {
      field: 'paymentProof',
      message: say('cashout.uploadPayment'),
      test: () => ids.paymentProofId !== '' || waits(payment),
    },
    ...Object.entries(proofs).map(([field, proof]) => ({
      field: field as ProofField,
      message: say('cashout.stillSending'),
      test: () => !waits(proof),
    })),
  ]
}
