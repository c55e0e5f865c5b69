import { isApiError } from '../api/index.ts'
import { useForm, useWatch } from 'react-hook-form'
import type { DefaultValues, FieldError, Path, PathValue, Resolver } from 'react-hook-form'
import { firstFailure } from './checks.ts'
import type { Check, FailedCheck, FieldName, FormValues } from './checks.ts'
import { useMarkedField } from './use-marked-field.ts'
import { useSubmitGuard } from './use-submit-guard.ts'

export interface OrderedFormOptions<Values extends FormValues> {
  readonly defaults: Values
  /** In the order of the specification. Read anew at each submit, so it may depend on state. */
  readonly checks: readonly Check<Values>[]
  /** The checks that `check` runs: those of a step that comes before the submit. */
  readonly stepChecks?: (values: Values) => readonly Check<Values>[]
  /** Tells the player (one toast) about the first check that failed. */
  readonly onInvalid: (message: string, field: FieldName<Values>) => void
  /** Sends the form. While its promise is pending the form is busy and further submits are ignored. */
  readonly onSubmit: (values: Values) => Promise<void> | void
  /**
   * Gets what `onSubmit` threw: an ApiError, shown as the error catalogue says. Values stay. If the error names one of
   * the form's fields, that field is marked and focused afterwards: with a dialog, once the promise returned here
   * resolves.
   */
  readonly onError: (error: unknown) => Promise<unknown> | void
  /** Maps the field that an error calls `name` to the form's own, where they differ (an amount that has two fields). */
  readonly fieldOf?: (name: string) => FieldName<Values> | undefined
  /** Ignore submits within so many milliseconds of the last one sent (cash-out: 2000). */
  readonly guardMs?: number
}

/** What a field component of the kit takes: spread it, `<TextField {...form.field('email')} label=… />`. */
export interface FieldBinding<Value> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error: string | undefined
  readonly ref: (element: { focus(): void } | null) => void
}

export interface OrderedForm<Values extends FormValues> {
  readonly values: Values
  readonly isBusy: boolean
  /** The field that is marked as wrong. */
  readonly failed: FieldName<Values> | undefined
  field<Name extends FieldName<Values>>(name: Name): FieldBinding<Values[Name]>
  set<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void
  /** Runs the checks, then `onSubmit`. Never rejects. Give it to `<form onSubmit>` or call it. */
  submit(event?: { preventDefault(): void; stopPropagation(): void }): Promise<void>
  /** Runs `stepChecks` as submit would run `checks`; true when all hold. */
  check(): boolean
  fail(field: FieldName<Values>, message: string): void
  reset(values?: Values): void
}

/** A form whose first failing rule is one toast, an inline error and the focus at its field (site.md 5). */
export function useOrderedForm<Values extends FormValues>(options: OrderedFormOptions<Values>): OrderedForm<Values> {
  const { checks, defaults, fieldOf, guardMs, onError, onInvalid, onSubmit, stepChecks = () => [] } = options
  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: orderedResolver(checks),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const values = useWatch({ control: form.control }) as Values
  const marked = useMarkedField()
  const guard = useSubmitGuard(guardMs)

  const mark = ({ field, message }: FailedCheck<Values>, type: typeof OWN_CHECK | 'refused' = OWN_CHECK): void => {
    form.setError(field as unknown as Path<Values>, { type, message })
    marked.focus(field)
  }

  const check = (): boolean => {
    const failure = firstFailure(form.getValues(), stepChecks(form.getValues()))
    form.clearErrors()
    if (!failure) return true
    mark(failure)
    onInvalid(failure.message, failure.field)
    return false
  }

  const set = <Name extends FieldName<Values>>(name: Name, value: Values[Name]): void => {
    const path = name as unknown as Path<Values>
    form.setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    form.clearErrors(path)
  }

  const send = async (): Promise<void> => {
    try {
      await guard.run(() => onSubmit(form.getValues()))
    } catch (error) {
      await onError(error)
      // Only after `onError`, which may empty the field (a code that is good for one try) or hold the focus in a
      // dialog.
      const failure = refusedField(
        error,
        (name) => fieldOf?.(name) ?? (name in defaults ? (name as FieldName<Values>) : undefined),
      )
      if (failure) mark(failure, 'refused')
    }
  }

  /**
   * A field's error in the current language, which may have changed since it was marked. A refusal keeps the server's
   * words.
   */
  const errorOf = (name: FieldName<Values>): string | undefined => {
    const error = (errors as Record<string, FieldError | undefined>)[name]
    if (error?.type !== OWN_CHECK) return error?.message
    const fieldChecks = [...stepChecks(values), ...checks].filter(({ field }) => field === name)
    return firstFailure(values, fieldChecks)?.message ?? error.message
  }

  return {
    values,
    isBusy: guard.isBusy,
    failed: Object.keys(errors)[0] as FieldName<Values> | undefined,
    set,
    check,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errorOf(name),
      ref: marked.refOf(name),
    }),
    submit: async (event) => {
      event?.preventDefault()
      event?.stopPropagation()
      if (guard.isBusy) return
      await form.handleSubmit(send, () => {
        const failure = firstFailure(form.getValues(), checks)
        if (!failure) return
        mark(failure)
        onInvalid(failure.message, failure.field)
      })()
    },
    fail: (field, message) => mark({ field, message }),
    reset: (next) => form.reset(next ?? defaults),
  }
}

/** Type of an error that one of our own checks found, or that a screen set with `fail`. */
const OWN_CHECK = 'ordered'

/** react-hook-form's view of the checks: the first failure alone is an error. */
function orderedResolver<Values extends FormValues>(checks: readonly Check<Values>[]): Resolver<Values> {
  return (values) => {
    const failure = firstFailure(values, checks)
    if (!failure) return { values, errors: {} }
    const errors = { [failure.field]: { type: OWN_CHECK, message: failure.message } }
    return { values: {}, errors: errors as never }
  }
}

/** The field of the form that a refusal names, with the server's words. */
function refusedField<Values extends FormValues>(
  error: unknown,
  fieldOf: (name: string) => FieldName<Values> | undefined,
): FailedCheck<Values> | null {
  if (!isApiError(error) || error.message === '' || !error.field) return null
  const field = fieldOf(error.field)
  return field === undefined ? null : { field, message: error.message }
}
