import type { Check } from '@croupier/shared/forms'
import type { Proof } from '@croupier/shared/upload'
import type { MessageId } from '../../words.ts'
import type { CashoutValues, ProofField } from './cashout-fields.ts'
import type { Proofs } from './use-proofs.ts'

/** Step 2 (WD-04): ID proof and payment-method proof, sent or stored, and no file still on its way or left behind. */
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
    // Who added a file counts on it: the request goes out with it, or not before it is removed.
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

/** The first file of a proof that did not arrive. */
const unsentOf = ({ uploads }: Pick<Proof, 'uploads'>) => uploads.files.find(({ state }) => state === 'failed')

/** Something was added to it: what is wrong with that is said, not that nothing is there. */
const isTried = (proof: Proof) => proof.uploads.isSending || unsentOf(proof) !== undefined
