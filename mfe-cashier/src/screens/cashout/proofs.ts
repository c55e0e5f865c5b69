import type { Check } from '@croupier/shared/forms'
import type { Proof } from '@croupier/shared/upload'
import type { MessageId } from '../../words.ts'
import type { CashoutValues, ProofField } from './cashout-fields.ts'
import type { Proofs } from './use-proofs.ts'

/**
 * Step 2 (WD-04): ID proof and payment-method proof are sent or stored, and no file is still uploading or has failed.
 */
export function proofChecks(
  { ids, id, hold, address, payment }: Pick<Proofs, 'ids' | 'id' | 'hold' | 'address' | 'payment'>,
  say: (id: MessageId, values?: Record<string, string>) => string,
): readonly Check<CashoutValues>[] {
  const proofs = { idProof: id, holdProof: hold, addressProof: address, paymentProof: payment }
  const checkEach = (test: (proof: Proof) => boolean, wordsOf: (proof: Proof) => string) =>
    Object.entries(proofs).map(([field, proof]) => ({
      field: field as ProofField,
      message: wordsOf(proof),
      test: () => test(proof),
    }))
  return [
    {
      field: 'idProof',
      message: say('cashout.uploadId'),
      test: () => ids.idcardProofId !== '' || isTried(id),
    },
    {
      field: 'paymentProof',
      message: say('cashout.uploadPayment'),
      test: () => ids.paymentProofId !== '' || isTried(payment),
    },
    // A player who added a file expects it to be sent: the request goes out with it, or only once it is removed.
    ...checkEach(
      (proof) => !unsentOf(proof),
      (proof) => say('cashout.notSent', { name: unsentOf(proof)?.file.name ?? '' }),
    ),
    ...checkEach(
      ({ uploads }) => !uploads.isSending,
      () => say('cashout.stillSending'),
    ),
  ]
}

/** The first file of a proof whose upload failed. */
const unsentOf = ({ uploads }: Pick<Proof, 'uploads'>) => uploads.files.find(({ state }) => state === 'failed')

/** A file was added: its own error is reported, not that the proof is missing. */
const isTried = (proof: Proof) => proof.uploads.isSending || unsentOf(proof) !== undefined
