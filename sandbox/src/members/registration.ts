import * as v from 'valibot'
import { flag, nameText, optionalText, secret } from '../api/fields.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { isCurrency } from '../ledger/index.ts'
import type { Currency } from '../ledger/index.ts'
import { isEmail } from './email.ts'
import { findByName } from './find.ts'
import { checkBirthday, checkPassword, isMobile, isUsername } from './rules.ts'

const optionalName = (longest: number) => v.optional(v.nullable(nameText(longest), ''), '')

/**
 * The registration entity (site.md 3). Every field is optional here: the ordered checks of checkRegistration refuse it.
 */
export const registrationSchema = v.object({
  email: optionalName(254),
  username: optionalName(60),
  password: v.optional(secret(), ''),
  repassword: v.optional(secret(), ''),
  mobilePrefix: optionalText(10),
  mobile: optionalText(30),
  firstName: optionalText(),
  lastName: optionalText(),
  gender: optionalText(10),
  birthday: optionalText(10),
  currency: optionalText(10),
  countryCode: optionalText(10),
  stateCode: optionalText(20),
  city: optionalText(),
  postalCode: optionalText(30),
  address: optionalText(400),
  receiveExclusive: flag(true),
  agreed: flag(false),
  invitorCode: optionalText(80),
  recommendCode: optionalText(80),
  verifyCode: optionalText(20),
  ticket: optionalText(60),
})
export type Registration = v.InferOutput<typeof registrationSchema>

const FINAL_FIELDS = ['firstName', 'lastName', 'city', 'postalCode', 'address'] as const

export type CheckedRegistration = Registration & { currency: Currency }

/** The server's own checks in the order of site.md 5. Throws Refusal at the first that fails. */
export async function checkRegistration(ctx: Context, entity: Registration): Promise<CheckedRegistration> {
  if (!isEmail(entity.email)) throw new Refusal('auth.emailInvalid').at('email')
  if (!isUsername(entity.username)) throw new Refusal('auth.usernameInvalid').at('username')
  checkPassword(entity.password, entity.repassword)
  if (!isMobile(entity.mobilePrefix, entity.mobile)) throw new Refusal('auth.mobileInvalid').at('mobile')
  const missing = FINAL_FIELDS.find((field) => !entity[field])
  if (missing) throw new Refusal('request.required').at(missing)
  if (!['MALE', 'FEMALE'].includes(entity.gender)) throw new Refusal('request.required').at('gender')
  checkBirthday(entity.birthday, ctx.clock())
  const currency = await checkCurrency(ctx, entity)
  await checkPlace(ctx, entity)
  if (await findByName(ctx.db, entity.email)) throw new Refusal('auth.emailTaken').at('email')
  if (await findByName(ctx.db, entity.username)) throw new Refusal('auth.usernameTaken').at('username')
  return { ...entity, currency }
}

async function checkCurrency(ctx: Context, { currency }: Registration): Promise<Currency> {
  const offered = await ctx.db
    .selectFrom('currencies')
    .select('code')
    .where('code', '=', currency)
    .where('enabled', '=', 1)
    .executeTakeFirst()
  if (!offered || !isCurrency(currency)) throw new Refusal('auth.currencyUnknown').at('currency')
  return currency
}

async function checkPlace(ctx: Context, { countryCode, stateCode }: Registration): Promise<void> {
  const country = await ctx.db
    .selectFrom('countries')
    .select('restricted')
    .where('isoCode2', '=', countryCode)
    .where('status', '=', 1)
    .executeTakeFirst()
  if (!country) throw new Refusal('auth.countryUnknown').at('countryCode')
  if (country.restricted) throw new Refusal('place.restricted').at('countryCode')
  const states = await ctx.db.selectFrom('states').select('code').where('countryIsoCode2', '=', countryCode).execute()
  // Some countries have no states: nothing to choose from there.
  if (states.length && !states.some((state) => state.code === stateCode))
    throw new Refusal('auth.stateUnknown').at('stateCode')
}
