import { firstFailure } from '@croupier/shared/forms'
import type { Uploads } from '@croupier/shared/upload'
import { expect, it } from 'vitest'
import { emptyCashout } from './cashout-fields.ts'
import { proofChecks } from './proofs.ts'

const uploads = (isSending: boolean, failed: readonly string[]): Uploads => ({
  files: failed.map((name) => ({ key: name, file: new File(['x'], name), state: 'failed', progress: 0 })),
  ids: [],
  isSending,
  add: async () => undefined,
  remove: () => undefined,
  retry: () => undefined,
})
const none = { idcardProofId: '', idcardHoldProofId: '', addressProofId: '', paymentProofId: '' }

type Name = 'id' | 'hold' | 'address' | 'payment'

/** The message of step 2; `sending` names the proofs that are still uploading. */
const failure = (ids: Partial<typeof none>, ...sending: Name[]) => failureOf(ids, { sending })

/** As `failure`; `failed` names, for each proof, the files whose upload failed. */
function failureOf(
  ids: Partial<typeof none>,
  { sending = [], failed = {} }: { sending?: readonly Name[]; failed?: Partial<Record<Name, readonly string[]>> },
) {
  const proof = (name: Name) => ({
    uploads: uploads(sending.includes(name), failed[name] ?? []),
    storedIds: [],
    isRefused: false,
    newIds: [],
    ids: '',
  })
  const proofs = {
    ids: { ...none, ...ids },
    id: proof('id'),
    hold: proof('hold'),
    address: proof('address'),
    payment: proof('payment'),
  }
  return firstFailure(
    emptyCashout,
    proofChecks(proofs, (id, values) => [id, ...Object.values(values ?? {})].join(' ').trim()),
  )
}
const problem = (...given: Parameters<typeof failure>) => failure(...given)?.message

it('the ID proof is required, then the payment-method proof, the others are optional (WD-04)', () => {
  expect(problem({})).toBe('cashout.uploadId')
  expect(problem({ paymentProofId: 'p' })).toBe('cashout.uploadId')
  expect(problem({ idcardProofId: 'i' })).toBe('cashout.uploadPayment')
  expect(problem({ idcardProofId: 'i', paymentProofId: 'p' })).toBeUndefined()
})

it('a proof that is uploading does not count as missing', () => {
  expect(problem({}, 'id')).toBe('cashout.uploadPayment')
  expect(problem({}, 'id', 'payment')).toBe('cashout.stillSending')
  expect(problem({ idcardProofId: 'i', paymentProofId: 'p' }, 'address')).toBe('cashout.stillSending')
})

it('a proof that is uploading is marked as such', () => {
  const stored = { idcardProofId: 'i', paymentProofId: 'p' }
  expect(failure(stored, 'payment')?.field).toBe('paymentProof')
  expect(failure(stored, 'hold')?.field).toBe('holdProof')
  expect(failure(stored, 'address')?.field).toBe('addressProof')
  expect(failure(stored, 'id', 'payment')?.field).toBe('idProof')
})

it('a failed upload blocks the request and is named at its proof', () => {
  const stored = { idcardProofId: 'i', paymentProofId: 'p' }
  const messagesOf = (...given: Parameters<typeof failureOf>) => Object.values(failureOf(...given) ?? {})
  expect(messagesOf(stored, { failed: { payment: ['b.jpg'] } })).toEqual(['paymentProof', 'cashout.notSent b.jpg'])
  expect(messagesOf(stored, { failed: { hold: ['a.jpg'] } })).toEqual(['holdProof', 'cashout.notSent a.jpg'])
  expect(messagesOf({}, { failed: { id: ['a.jpg'] } })).toEqual(['paymentProof', 'cashout.uploadPayment'])
  expect(messagesOf({}, { failed: { id: ['a.jpg'], payment: ['b.jpg'] } })).toEqual([
    'idProof',
    'cashout.notSent a.jpg',
  ])
  expect(messagesOf(stored, { sending: ['id'], failed: { address: ['c.jpg'] } })).toEqual([
    'addressProof',
    'cashout.notSent c.jpg',
  ])
})
