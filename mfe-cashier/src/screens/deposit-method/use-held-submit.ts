import type { FormValues, OrderedForm } from '@croupier/shared/forms'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The form, whose submit waits while something is loading that its checks need: it is busy meanwhile, then checked and
 * sent. What is wrong already is told at once, by the form's `stepChecks`.
 */
export function useHeldSubmit<Values extends FormValues>(
  form: OrderedForm<Values>,
  isLoading: boolean,
): OrderedForm<Values> {
  const [isHeld, setHeld] = useState(false)
  const release = useEffectEvent(() => {
    setHeld(false)
    void form.submit()
  })
  useEffect(() => {
    if (isHeld && !isLoading) release()
  }, [isHeld, isLoading])
  return {
    ...form,
    isBusy: form.isBusy || isHeld,
    submit: async (event) => {
      if (!isLoading) return form.submit(event)
      event?.preventDefault()
      event?.stopPropagation()
      if (!isHeld && form.check()) setHeld(true)
    },
  }
}
