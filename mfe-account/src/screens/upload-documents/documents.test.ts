import { expect, it } from 'vitest'
import { missingKinds } from './documents.ts'

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
