import { emailSchema, matches, plainName, type Check, type FormValues } from '@croupier/shared/forms'
import * as v from 'valibot'

const schema = v.pipe(v.string(), v.transform(plainName), emailSchema)

/** Checks the email address in the form in which it is sent. */
export const validEmail = <Values extends FormValues & { email: string }>(message: string): Check<Values> =>
  matches<Values>('email', schema, message)
