import { testUser } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { missingKinds } from './documents.ts'

const fields = (user: Parameters<typeof testUser>[0], sent = {}) =>
  missingKinds(testUser(user), sent).map(({ field }) => field)

it('wants four proofs, not the source of wealth', () => {
  expect(fields({})).toEqual(['idcardProofId', 'idcardHoldProofId', 'addressProofId', 'paymentProofId'])
})

it('takes what is sent now or stored before, but not what failed', () => {
  expect(fields({ idcardProofId: 'a', idcardProofStatus: 20 }, { addressProofId: 'b,c' })).toEqual([
    'idcardHoldProofId',
    'paymentProofId',
  ])
  expect(fields({ idcardProofId: 'a', idcardProofStatus: 30 })).toContain('idcardProofId')
})
