import type { OrderedForm } from '@croupier/shared/forms'
import { useEffect, useEffectEvent, useState } from 'react'
import { beganWith, lateBilling, type Typed } from '../../payment/form/deposit-draft.ts'
import { codeIn, type Place } from '../../payment/form/places.ts'
import type { DepositValues } from '../../payment/types.ts'
import type { BillingPlaces } from './use-billing-places.ts'

/**
 * Fills in billing data that arrives while the form is shown, and replaces country and state by the codes of their
 * lists once these are loaded. Returns the form's initial values, including those filled in late.
 */
export function useLateBilling(
  form: OrderedForm<DepositValues>,
  billing: Typed | undefined,
  draft: Typed,
  { countries, states }: BillingPlaces,
): Typed {
  const [began, setBegan] = useState(() => beganWith(billing, draft))
  const { cardCountry, cardState } = form.values
  const fill = useEffectEvent((known: Typed) => {
    const late = lateBilling(known, form.values, began)
    for (const [field, value] of Object.entries(late)) form.set(field as keyof DepositValues, value ?? '')
    if (Object.keys(late).length > 0) setBegan((before) => ({ ...before, ...late }))
  })
  useEffect(() => {
    if (billing) fill(billing)
  }, [billing])
  const bring = useEffectEvent((field: 'cardCountry' | 'cardState', value: string, places: readonly Place[]) => {
    const code = codeIn(places, value)
    if (code === value) return
    form.set(field, code)
    setBegan((before) => (before[field] === value ? { ...before, [field]: code } : before))
  })
  useEffect(() => {
    if (countries) bring('cardCountry', cardCountry, countries)
  }, [countries, cardCountry])
  useEffect(() => {
    if (states) bring('cardState', cardState, states)
  }, [states, cardState])
  return began
}
