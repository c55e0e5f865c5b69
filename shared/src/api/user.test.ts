import { expect, it } from 'vitest'
import * as v from 'valibot'
import { userSchema } from './entities/user.ts'

it('reads a member whose proof has as many files as it may have, and one without any', () => {
  const six = Array.from({ length: 6 }, () => crypto.randomUUID()).join(',')
  const user = v.parse(userSchema, { id: 1, idcardProofId: six, addressProofId: '', paymentProofId: null })
  expect([user.idcardProofId, user.addressProofId || null, user.paymentProofId]).toEqual([six, null, null])
})
