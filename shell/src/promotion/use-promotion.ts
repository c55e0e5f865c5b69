import { promotionSchema, type Promotion } from '@croupier/shared/api'
import { useHostEvent, useObservable } from '@croupier/shared/host'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useShell } from '../host/shell-context.tsx'

/**
 * After login and registration the current promotion opens (SH-18), as soon as no other pop-up is open.
 * An operator without the call has no promotions (D3).
 */
export function usePromotion(): void {
  const { api, screens, session } = useShell()
  const [pending, setPending] = useState<Promotion | null>(null)
  const isCovered = useObservable(screens.stack).length > 0
  useHostEvent('promotion:message', () => {
    const member = session.get()?.id
    api
      .post('/ext/promotion/current', {}, { schema: v.nullish(promotionSchema), indicator: false })
      .then((found) => session.get()?.id === member && setPending(found ?? null))
      .catch((error: unknown) => console.info('no promotion is shown', error))
  })
  useHostEvent('session:changed', ({ user }) => {
    if (!user) setPending(null)
  })
  useEffect(() => {
    if (!pending || isCovered) return
    setPending(null)
    screens.open('promotion', { promotion: pending })
  }, [pending, isCovered, screens])
}
