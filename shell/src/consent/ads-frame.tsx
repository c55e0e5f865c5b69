import { useHostEvent, useObservable } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'
import { useLazyPart } from '../frame/lazy/use-lazy-part.ts'
import { useCardFields } from '../isolated/use-card-fields.ts'
import type { AdsEvent } from './ads-script.tsx'
import { consent } from './consent.ts'

type SendEvent = (event: AdsEvent) => void

const loadScript = () => import('./ads-script.tsx')

/** The advertising script in its own frame: after a yes only, and never beside card fields (D19, D20). */
export function AdsFrame() {
  const agreed = useObservable(consent) === 'marketing'
  const cardFields = useCardFields()
  const waiting = useRef<AdsEvent[]>([])
  const send = useRef<SendEvent | null>(null)
  const flush = () => {
    for (const event of send.current ? waiting.current.splice(0) : []) send.current?.(event)
  }
  useHostEvent('analytics:event', ({ name, amount, currency }) => {
    if (consent.get() !== 'marketing') return
    waiting.current.push({ name, amount, currency })
    flush()
  })
  const shown = agreed && !cardFields
  useEffect(() => {
    // The frame is gone: events wait for the next one, or are dropped after a no.
    if (!shown) send.current = null
    if (!agreed) waiting.current = []
  }, [shown, agreed])
  const onReady = (sendEvent: SendEvent) => {
    send.current = sendEvent
    flush()
  }
  return shown && <Script onReady={onReady} />
}

/** Its code is fetched after a yes, and for nobody else. */
function Script({ onReady }: { onReady: (sendEvent: SendEvent) => void }) {
  const part = useLazyPart(loadScript, true)
  return part && <part.AdsScript onReady={onReady} />
}
