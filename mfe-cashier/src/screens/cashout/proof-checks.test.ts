import { firstFailure } from '@croupier/shared/forms'
import type { Uploads } from '@croupier/shared/upload'
import { expect, it } from 'vitest'
import { emptyCashout, PROOF_FIELDS, type CashoutProofField } from './cashout-fields.ts'
import { proofChecks } from './proof-checks.ts'
import type { Proofs } from './use-proofs.ts'

const uploads = (isSending: boolean, failed: readonly string[]): Uploads => ({
  files: failed.map((name) => ({ key: name, file: new File(['x'], name), state: 'failed', progress: 0 })),
  ids: [],
  isSending,
  add: async () => undefined,
  remove: () => undefined,
  retry: () => undefined,
})
/** Files of each proof: those that count, the names of those whose upload failed, and whether one is still uploading. */
interface Given {
  readonly ids?: Partial<Record<CashoutProofField, string>>
  readonly failed?: Partial<Record<CashoutProofField, readonly string[]>>
  readonly sending?: readonly CashoutProofField[]
}

/** What step 2 reports, with its field. */
function failure({ ids = {}, failed = {}, sending = [] }: Given) {
  const proofs = Object.fromEntries(
    PROOF_FIELDS.map((field) => [
      field,
      {
        uploads: uploads(sending.includes(field), failed[field] ?? []),
        storedIds: [],
        isRefused: false,
        newIds: [],
        ids: ids[field] ?? '',
      },
    ]),
  ) as unknown as Proofs
  return firstFailure(
    emptyCashout,
    proofChecks(proofs, (id, values) => [id, ...Object.values(values ?? {})].join(' ').trim()),
  )
}
const problem = (given: Given) => failure(given)?.message
const stored = { idProof: 'i', paymentProof: 'p' }

it('the ID proof is required, then the payment-method proof, the others are optional (WD-04)', () => {
  expect(problem({})).toBe('cashout.uploadId')
  expect(problem({ ids: { paymentProof: 'p' } })).toBe('cashout.uploadId')
  expect(problem({ ids: { idProof: 'i' } })).toBe('cashout.uploadPayment')
  expect(problem({ ids: stored })).toBeUndefined()
})

it('a proof that is uploading does not count as missing', () => {
  expect(problem({ sending: ['idProof'] })).toBe('cashout.uploadPayment')
  expect(problem({ sending: ['idProof', 'paymentProof'] })).toBe('cashout.stillSending')
  expect(problem({ ids: stored, sending: ['addressProof'] })).toBe('cashout.stillSending')
})

it('a proof that is uploading is marked as such, the first of the step before the others', () => {
  for (const field of PROOF_FIELDS) expect(failure({ ids: stored, sending: [field] })?.field).toBe(field)
  expect(failure({ ids: stored, sending: ['paymentProof', 'idProof'] })?.field).toBe('idProof')
  expect(failure({ ids: stored, sending: ['addressProof', 'paymentProof'] })?.field).toBe('paymentProof')
})

it('a failed upload blocks the request and is named at its proof', () => {
  const messagesOf = (given: Given) => Object.values(failure(given) ?? {})
  expect(messagesOf({ ids: stored, failed: { paymentProof: ['b.jpg'] } })).toEqual([
    'paymentProof',
    'cashout.notSent b.jpg',
  ])
  expect(messagesOf({ ids: stored, failed: { holdProof: ['a.jpg'] } })).toEqual(['holdProof', 'cashout.notSent a.jpg'])
  expect(messagesOf({ failed: { idProof: ['a.jpg'] } })).toEqual(['paymentProof', 'cashout.uploadPayment'])
  expect(messagesOf({ failed: { idProof: ['a.jpg'], paymentProof: ['b.jpg'] } })).toEqual([
    'idProof',
    'cashout.notSent a.jpg',
  ])
  expect(messagesOf({ ids: stored, sending: ['idProof'], failed: { addressProof: ['c.jpg'] } })).toEqual([
    'addressProof',
    'cashout.notSent c.jpg',
  ])
})
