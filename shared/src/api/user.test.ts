import { expect, it } from 'vitest'
import * as v from 'valibot'
import { userSchema, type User } from './entities/user.ts'

it('userSchema reads a proof with the most files, and one without any', () => {
  const six = Array.from({ length: 6 }, () => crypto.randomUUID()).join(',')
  const user = v.parse(userSchema, { id: 1, idcardProofId: six, addressProofId: '', paymentProofId: null })
  expect([user.idcardProofId, user.addressProofId || null, user.paymentProofId]).toEqual([six, null, null])
})

/** Field, expected value, and the ways servers send it; `undefined` leaves the field out. */
it.each([
  ['enabled', 1, [1, '1', true, 'true', 'TRUE', 2, '', null, undefined]],
  ['enabled', 0, [0, '0', false, 'false', 'False']],
  ['credited', 1, [1, '1', true, 'true']],
  ['credited', 0, [0, '0', false, 'false', '', null, undefined, 2]],
  ['activated', true, [1, '1', true, 'true']],
  ['activated', false, [0, '0', false, 'false', '']],
  ['vipPoints', 12.5, [12.5, '12.5', '12.50']],
  ['vipPoints', 0, [0, '', null, undefined, 'none', {}]],
  ['vipLevel', 20, [20, '20', '20.0']],
  ['idcardProofStatus', 10, [10, '10']],
  ['idcardProofStatus', 0, [null, undefined, 'open']],
  ['idcardProofId', 'a,b', ['a,b', ['a', 'b']]],
  ['withdrawableBalance', '0', ['', null, undefined, 0]],
  ['withdrawableBalance', '12.5', [12.5]],
  ['birthday', '', [null, undefined, [1990, 1, 31], false]],
])('userSchema reads an unusual %s as %j, and refuses no member for it', (field, read, sent) => {
  for (const value of sent) {
    const user = v.safeParse(userSchema, { id: 1, ...(value === undefined ? {} : { [field]: value }) })
    expect(user.success && user.output[field as keyof User], JSON.stringify(value)).toEqual(read)
  }
})

it('userSchema leaves missing facts about an account undefined', () => {
  const user = v.parse(userSchema, { id: 1, isNew: null })
  expect([user.activated ?? null, user.isNew ?? null, user.mailSent ?? null]).toEqual([null, null, null])
})

it('userSchema throws for an unreadable balance', () => {
  expect(v.safeParse(userSchema, { id: 1, availableBalance: 'lots' }).success).toBe(false)
})
