import { firstFailure } from '@croupier/shared/forms'
import type { Uploads } from '@croupier/shared/upload'
import { expect, it } from 'vitest'
import { emptyCashout } from './cashout-values.ts'
import { proofChecks } from './proofs.ts'
import { proofOf } from './use-proofs.ts'

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
function problem(ids: Partial<typeof none>, ...sending: ('id' | 'payment' | 'address')[]): string | undefined {
  const proof = (name: 'id' | 'payment') => ({
    uploads: uploads(sending.includes(name)),
    stored: '',
    isRefused: false,
    sent: [],
  })
  const proofs = {
    ids: { ...none, ...ids },
    isSending: sending.length > 0,
    id: proof('id'),
    payment: proof('payment'),
  }
  return firstFailure(emptyCashout, proofChecks(proofs, String))?.message
}

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

it('a proof whose audit failed counts as not there, until another file is sent for it', () => {
  const sent = (...ids: string[]) => ({ ...uploads(false), ids })
  expect(proofOf(sent(), 'a,b', 20)).toMatchObject({ stored: 'a,b', isRefused: false })
  expect(proofOf(sent(), 'a,b', 30)).toMatchObject({ stored: '', isRefused: true, sent: [] })
  expect(proofOf(sent('a'), 'a,b', 30)).toMatchObject({ stored: '', sent: [] })
  expect(proofOf(sent('a', 'c'), 'a,b', 30)).toMatchObject({ stored: '', sent: ['c'] })
  expect(proofOf(sent(), null, 0)).toMatchObject({ stored: '', isRefused: false })
})
