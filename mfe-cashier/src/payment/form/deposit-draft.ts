import { createDraft, type Draft } from '@croupier/shared/forms'
import { secretKeys } from './extra-fields.ts'
import { FIELDS, type DepositValues, type Method } from '../method.ts'

export type PartialValues = Partial<DepositValues>

const CARD = ['cardNum', 'cardCvv', 'expireMonth', 'expireYear'] as const
const drafts = new Map<string, Draft<PartialValues>>()

/** The draft of a method's form: amount, coin, billing address; no card data (D28) and no other secret. */
export function depositDraft({ code, form }: Pick<Method, 'code' | 'form'>): Draft<PartialValues> {
  const existing = drafts.get(code)
  if (existing) return existing
  const draft = createDraft<PartialValues>([...CARD, ...secretKeys(form)])
  drafts.set(code, draft)
  return draft
}

/**
 * The form's initial values apart from the player's draft: the billing data, else ''. Until the billing data has
 * arrived, the draft's fields are left out: they count as entered by the player.
 */
export function initialValuesOf(billing: PartialValues | undefined, draft: PartialValues): PartialValues {
  const fields = FIELDS.filter((field) => billing || draft[field] === undefined)
  return Object.fromEntries(fields.map((field) => [field, billing?.[field] ?? '']))
}

/** Late billing data, for fields that are empty and were not emptied by the player; a state only in its own country. */
export function billingToFill(
  billing: PartialValues,
  values: DepositValues,
  initialValues: PartialValues,
): PartialValues {
  const isOwnCountry = !values.cardCountry || values.cardCountry === billing.cardCountry
  const fields = FIELDS.filter(
    (field) =>
      billing[field] && values[field] === '' && initialValues[field] === '' && (field !== 'cardState' || isOwnCountry),
  )
  return Object.fromEntries(fields.map((field) => [field, billing[field]]))
}

/** Forgets all drafts after a successful deposit: the next one starts anew. */
export function forgetDepositDrafts(): void {
  for (const draft of drafts.values()) draft.forget()
}
