import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { checkRegistration, registrationSchema } from './registration.ts'

it('a currency that the operator has switched off is refused, as one that does not exist', async () => {
  const ctx = await testContext()
  const name = `cur${randomUUID().slice(0, 8)}`
  const check = (currency: string) => {
    const entity = {
      email: `${name}@mail.example`,
      username: name,
      password: 'secret-12',
      repassword: 'secret-12',
      mobilePrefix: '49',
      mobile: '15112345678',
      firstName: 'Mary',
      lastName: 'Moor',
      gender: 'FEMALE',
      birthday: '1990-02-28',
      currency,
      countryCode: 'DE',
      stateCode: 'DE-BY',
      city: 'München',
      postalCode: '80331',
      address: 'Marienplatz 1',
    }
    return checkRegistration(ctx, v.parse(registrationSchema, entity))
  }
  const setEnabled = (enabled: number) =>
    ctx.db.updateTable('currencies').set({ enabled }).where('code', '=', 'BRL').execute()
  const refusal = { messageId: 'auth.currencyUnknown', field: 'currency' }
  await expect(check('BRL')).resolves.toMatchObject({ currency: 'BRL' })
  await setEnabled(0)
  try {
    await expect(check('BRL')).rejects.toMatchObject(refusal)
    await expect(check('XYZ')).rejects.toMatchObject(refusal)
  } finally {
    await setEnabled(1)
  }
})
