import type { Check } from '@croupier/shared/forms'
import type { Proof } from '@croupier/shared/upload'
import type { MessageId } from '../../words.ts'
import { PROOF_FIELDS, type CashoutValues } from './cashout-fields.ts'
import type { Proofs } from './use-proofs.ts'

/**
 * Step 2 (WD-04): ID proof and payment-method proof are sent or stored, and no file is still uploading or has failed.
 */
export function proofChecks(
  proofs: Proofs,
  text: (id: MessageId, values?: Record<string, string>) => string,
): readonly Check<CashoutValues>[] {
  const checkEach = (test: (proof: Proof) => boolean, messageOf: (proof: Proof) => string) =>
    PROOF_FIELDS.map((field) => ({
      field,
      message: messageOf(proofs[field]),
      test: () => test(proofs[field]),
    }))
  return [
    {
      field: 'idProof',
      message: text('cashout.uploadId'),
      test: () => isSentOrTried(proofs.idProof),
    },
    {
      field: 'paymentProof',
      message: text('cashout.uploadPayment'),
      test: () => isSentOrTried(proofs.paymentProof),
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

/** A file that was added counts: its own error is reported, not that the proof is missing. */
const isSentOrTried = (proof: Proof) =>
  proof.ids !== '' || proof.uploads.isSending || failedUploadOf(proof) !== undefined
