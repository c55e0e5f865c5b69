import { createTestHost, testUser } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { cardEntity } from './entity.ts'
import { FIELDS, type DepositValues } from '../method.ts'

const blank = Object.fromEntries(FIELDS.map((field) => [field, ''])) as DepositValues

it('card numbers are sent without spaces, names as typed (D13)', () => {
  const values = {
    ...blank,
    cardNum: '4242 4242',
    cardCvv: '1 2 3',
    cardFirstName: ' Mary Ann ',
    cardLastName: 'Duarte ',
  }
  const sent = cardEntity({ host: createTestHost(), member: testUser(), values, amount: '5', key: 'k' }, 'X')
  expect(sent).toMatchObject({
    cardNum: '42424242',
    cardCvv: '123',
    cardFirstName: 'Mary Ann',
    cardLastName: 'Duarte',
  })
})
