import { emailSchema, matches, type Check, type FormValues } from '@croupier/shared/forms'
import * as v from 'valibot'

/**
 * A username or an address as it is registered and logged in by: the width of its letters is the keyboard's (ｔａｒｏ１), and
 * what nobody sees came along from where it was copied.
 */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

const schema = v.pipe(v.string(), v.transform(plainName), emailSchema)

/** The address of a registration, as it is sent. */
export const validEmail = <Values extends FormValues & { email: string }>(message: string): Check<Values> =>
  matches<Values>('email', schema, message)
