import * as v from 'valibot'
import { isEmail } from './email.ts'

/** The values of a form: flat, texts and ticks (and lists of file ids). */
export type FormValues = Record<string, string | boolean | readonly string[]>
export type FieldName<Values> = keyof Values & string

/** One rule. Rules are listed in the order of the specification: the player is told of the first one that fails. */
export interface Check<Values> {
  readonly field: FieldName<Values>
  /** Translated words, or how to make them (a minimum with its symbol). */
  readonly message: string | ((values: Values) => string)
  /** True where the values are fine. */
  readonly test: (values: Values) => boolean
}

export interface FailedCheck<Values> {
  readonly field: FieldName<Values>
  readonly message: string
}

/** The first failing check, or null. */
export function firstFailure<Values>(values: Values, checks: readonly Check<Values>[]): FailedCheck<Values> | null {
  for (const { field, message, test } of checks) {
    if (!test(values)) return { field, message: typeof message === 'string' ? message : message(values) }
  }
  return null
}

/** Something is entered or ticked; blanks alone are nothing. */
export function required<Values extends FormValues>(field: FieldName<Values>, message: string): Check<Values> {
  return {
    field,
    message,
    test: (values) => {
      const value = values[field]
      return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : !!value
    },
  }
}

/** The value fits a valibot schema. */
export function matches<Values extends FormValues>(
  field: FieldName<Values>,
  schema: v.GenericSchema,
  message: Check<Values>['message'],
): Check<Values> {
  return { field, message, test: (values) => v.is(schema, values[field]) }
}

/** The value equals that of another field ('password is not consistent'). */
export function sameAs<Values extends FormValues>(
  field: FieldName<Values>,
  other: FieldName<Values>,
  message: string,
): Check<Values> {
  return { field, message, test: (values) => values[field] === values[other] }
}

/** A mail address (site.md 5); blanks around it do not matter. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.check(isEmail))
