import type { OrderedForm } from '@croupier/shared/forms'
import { useEffect, useEffectEvent, useState } from 'react'
import { beganWith, lateBilling, type Typed } from '../../payment/deposit-draft.ts'
import type { DepositValues } from '../../payment/types.ts'

/** Fills in billing data that comes while the form is shown; answers what the form began with, that included. */
export function useLateBilling(form: OrderedForm<DepositValues>, billing: Typed | undefined, draft: Typed): Typed {
  const [began, setBegan] = useState(() => beganWith(billing, draft))
  const fill = useEffectEvent((known: Typed) => {
    const late = lateBilling(known, form.values, began)
    for (const [field, value] of Object.entries(late)) form.set(field as keyof DepositValues, value ?? '')
    if (Object.keys(late).length > 0) setBegan({ ...began, ...late })
  })
  useEffect(() => {
    if (billing) fill(billing)
  }, [billing])
  return began
}
