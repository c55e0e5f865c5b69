import { firstFailure } from '@croupier/shared/forms'
import type { Uploads } from '@croupier/shared/upload'
import { expect, it } from 'vitest'
import { emptyCashout } from './cashout-values.ts'
import { proofChecks } from './proofs.ts'

const uploads = (isSending: boolean): Uploads => ({
  files: [],
  ids: [],
  isSending,
  add: async () => undefined,
  remove: () => undefined,
  retry: () => undefined,
})
const none = { idcardProofId: '', idcardHoldProofId: '', addressProofId: '', paymentProofId: '' }

/** What step 2 says; `sending` names the proofs that are still on their way. */
function failure(ids: Partial<typeof none>, ...sending: ('id' | 'hold' | 'address' | 'payment')[]) {
  const proof = (name: (typeof sending)[number]) => ({
    uploads: uploads(sending.includes(name)),
    kept: [],
    isRefused: false,
    sent: [],
    ids: '',
  })
  const proofs = {
    ids: { ...none, ...ids },
    id: proof('id'),
    hold: proof('hold'),
    address: proof('address'),
    payment: proof('payment'),
  }
  return firstFailure(emptyCashout, proofChecks(proofs, String))
}
const problem = (...given: Parameters<typeof failure>) => failure(...given)?.message

it('needs the ID proof, then the payment-method proof; the other two are nobody’s duty (WD-04)', () => {
  expect(problem({})).toBe('cashout.uploadId')
  expect(problem({ paymentProofId: 'p' })).toBe('cashout.uploadId')
  expect(problem({ idcardProofId: 'i' })).toBe('cashout.uploadPayment')
  expect(problem({ idcardProofId: 'i', paymentProofId: 'p' })).toBeUndefined()
})

it('waits for what is still being sent instead of asking for it again', () => {
  expect(problem({}, 'id')).toBe('cashout.uploadPayment')
  expect(problem({}, 'id', 'payment')).toBe('cashout.stillSending')
  expect(problem({ idcardProofId: 'i', paymentProofId: 'p' }, 'address')).toBe('cashout.stillSending')
})

it('says at the proof that is on its way that it is', () => {
  const stored = { idcardProofId: 'i', paymentProofId: 'p' }
  expect(failure(stored, 'payment')?.field).toBe('paymentProof')
  expect(failure(stored, 'hold')?.field).toBe('holdProof')
  expect(failure(stored, 'address')?.field).toBe('addressProof')
  expect(failure(stored, 'id', 'payment')?.field).toBe('idProof')
})
