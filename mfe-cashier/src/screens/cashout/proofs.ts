import type { Check } from '@croupier/shared/forms'
import type { Proof } from '@croupier/shared/upload'
import type { MessageId } from '../../words.ts'
import type { CashoutValues, CashoutProofField } from './cashout-fields.ts'
import type { Proofs } from './use-proofs.ts'

/**
 * Step 2 (WD-04): ID proof and payment-method proof are sent or stored, and no file is still uploading or has failed.
 */
export function proofChecks(
  { ids, id, hold, address, payment }: Pick<Proofs, 'ids' | 'id' | 'hold' | 'address' | 'payment'>,
  text: (id: MessageId, values?: Record<string, string>) => string,
): readonly Check<CashoutValues>[] {
  const proofs = { idProof: id, holdProof: hold, addressProof: address, paymentProof: payment }
  const checkEach = (test: (proof: Proof) => boolean, messageOf: (proof: Proof) => string) =>
    Object.entries(proofs).map(([field, proof]) => ({
      field: field as CashoutProofField,
      message: messageOf(proof),
      test: () => test(proof),
    }))
  return [
    {
      field: 'idProof',
      message: text('cashout.uploadId'),
      test: () => ids.idcardProofId !== '' || hasAttempt(id),
    },
    {
      field: 'paymentProof',
      message: text('cashout.uploadPayment'),
      test: () => ids.paymentProofId !== '' || hasAttempt(payment),
    },
    // A player who added a file expects it to be sent: the request goes out with it, or only once it is removed.
    ...checkEach(
      (proof) => !failedUploadOf(proof),
      (proof) => text('cashout.notSent', { name: failedUploadOf(proof)?.file.name ?? '' }),
    ),
    ...checkEach(
      ({ uploads }) => !uploads.isSending,
      () => text('cashout.stillSending'),
    ),
  ]
}

/** The first file of a proof whose upload failed. */
const failedUploadOf = ({ uploads }: Pick<Proof, 'uploads'>) => uploads.files.find(({ state }) => state === 'failed')

/** A file was added: its own error is reported, not that the proof is missing. */
const hasAttempt = (proof: Proof) => proof.uploads.isSending || failedUploadOf(proof) !== undefined
