import type { Check } from '@croupier/shared/forms'
import type { MessageId } from '../../words.ts'
import type { CashoutValues } from './cashout-values.ts'
import type { Proofs } from './use-proofs.ts'

/** Step 2 (WD-04): ID proof and payment-method proof, sent or stored, and nothing still on its way. */
export function proofChecks(
  { ids, isSending, id, payment }: Pick<Proofs, 'ids' | 'isSending' | 'id' | 'payment'>,
  say: (id: MessageId) => string,
): readonly Check<CashoutValues>[] {
  const waits = (uploads: { readonly isSending: boolean }) => uploads.isSending
  return [
    {
      field: 'idProof',
      message: say('cashout.uploadId'),
      test: () => ids.idcardProofId !== '' || waits(id.uploads),
    },
    {
      field: 'paymentProof',
      message: say('cashout.uploadPayment'),
      test: () => ids.paymentProofId !== '' || waits(payment.uploads),
    },
    { field: 'idProof', message: say('cashout.stillSending'), test: () => !isSending },
  ]
}
