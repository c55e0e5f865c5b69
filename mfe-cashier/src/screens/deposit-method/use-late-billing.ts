import type { OrderedForm } from '@croupier/shared/forms'
import { useEffect, useEffectEvent, useState } from 'react'
import { initialValuesOf, billingToFill, type PartialValues } from '../../payment/form/deposit-draft.ts'
import { findCode, type Region } from '../../payment/form/regions.ts'
import type { DepositValues } from '../../payment/method.ts'
import type { BillingRegions } from './use-billing-regions.ts'

/**
 * Fills in billing data that arrives while the form is shown, and replaces country and state by the codes of their
 * lists once these are loaded. Returns the form's initial values, including those filled in late, and whether country
 * and state are still to be replaced: with any other word the order would be refused.
 */
export function useLateBilling(
  form: OrderedForm<DepositValues>,
  billing: PartialValues | undefined,
  draft: PartialValues,
  { countries, states, areLoading }: BillingRegions,
): { readonly initialValues: PartialValues; readonly isAwaitingCodes: boolean } {
  const [initialValues, setInitialValues] = useState(() => initialValuesOf(billing, draft))
  const { cardCountry, cardState } = form.values
  const fill = useEffectEvent((billingData: PartialValues) => {
    const late = billingToFill(billingData, form.values, initialValues)
    for (const [field, value] of Object.entries(late)) form.set(field as keyof DepositValues, value ?? '')
    if (Object.keys(late).length > 0) setInitialValues((before) => ({ ...before, ...late }))
  })
  useEffect(() => {
    if (billing) fill(billing)
  }, [billing])
  const replaceByCode = useEffectEvent(
    (field: 'cardCountry' | 'cardState', value: string, regions: readonly Region[]) => {
      const code = findCode(regions, value)
      if (code === value) return
      form.set(field, code)
      setInitialValues((before) => (before[field] === value ? { ...before, [field]: code } : before))
    },
  )
  useEffect(() => {
    if (countries) replaceByCode('cardCountry', cardCountry, countries)
  }, [countries, cardCountry])
  useEffect(() => {
    if (states) replaceByCode('cardState', cardState, states)
  }, [states, cardState])
  const isReplaced = (value: string, regions: readonly Region[] | undefined) =>
    !regions || findCode(regions, value) === value
  const areReplaced = isReplaced(cardCountry, countries) && isReplaced(cardState, states)
  return { initialValues, isAwaitingCodes: areLoading || !areReplaced }
}
