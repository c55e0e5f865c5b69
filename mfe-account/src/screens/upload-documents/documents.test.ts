import { testUser } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { findSubmitProblem, missingKinds, type Proofs } from './documents.ts'

it('missingKinds lists the four required proofs, not the source of wealth', () => {
  const none = {
    idcardProofId: '',
    idcardHoldProofId: '',
    addressProofId: '',
    paymentProofId: '',
    sourceOfWealthProofId: '',
  }
  const fields = (present = {}) => missingKinds({ ...none, ...present }).map(({ field }) => field)
  expect(fields()).toEqual(['idcardProofId', 'idcardHoldProofId', 'addressProofId', 'paymentProofId'])
  expect(fields({ idcardProofId: 'a', addressProofId: 'b,c' })).toEqual(['idcardHoldProofId', 'paymentProofId'])
})

const stored = { idcardProofId: 'a', idcardHoldProofId: 'b', addressProofId: 'c', paymentProofId: 'd' }

/** Proofs without new files, except for the source of wealth. */
function proofsWith(sent: readonly string[], uploads: object = {}) {
  const proof = (ids: readonly string[], changes: object = {}) => ({
    uploads: { files: [], ids, isSending: false, ...changes },
    newIds: ids,
  })
  const none = proof([])
  const fields = Object.keys(stored).map((field) => [field, none])
  return { ...Object.fromEntries(fields), sourceOfWealthProofId: proof(sent, uploads) } as unknown as Proofs
}

it.each([
  ['null for a new file beside the stored ones', stored, proofsWith(['new']), null],
  ['nothingNew without a new file', stored, proofsWith([]), 'nothingNew'],
  [
    'arrived where what was chosen is stored',
    { ...stored, sourceOfWealthProofId: 'new' },
    proofsWith(['new']),
    'arrived',
  ],
  [
    'nothingNew where what was chosen was refused meanwhile',
    { ...stored, sourceOfWealthProofId: 'new', sourceOfWealthProofStatus: 30 },
    proofsWith(['new']),
    'nothingNew',
  ],
  ['missing without a required proof', { ...stored, addressProofId: '' }, proofsWith(['new']), 'missing'],
  ['uploading while a file is in flight', {}, proofsWith([], { isSending: true }), 'uploading'],
  [
    'failedUpload for a file that was not uploaded',
    stored,
    proofsWith(['new'], { files: [{ state: 'failed', file: { name: 'a.jpg' } }] }),
    'failedUpload',
  ],
])('findSubmitProblem returns %s', (_, ids, proofs, reason) => {
  expect(findSubmitProblem(testUser(ids), proofs)?.reason ?? null).toBe(reason)
})
