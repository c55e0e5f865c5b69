import { useHostEvent, useObservable } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'
import { IsolatedFrame } from '../isolated/isolated-frame.tsx'
import { useCardFields } from '../isolated/use-card-fields.ts'
import { useScript } from '../isolated/use-script.ts'
import { useText } from '../words.ts'
import { consent } from './consent.ts'

interface AdsEvent {
  readonly name: string
  readonly amount?: string
  readonly currency?: string
}

/** The advertising script in its own frame: after a yes only, and never beside card fields (D19, D20). */
export function AdsFrame() {
  const agreed = useObservable(consent) === 'marketing'
  const cardFields = useCardFields()
  const { data: script } = useScript('fbAdsScript', agreed)
  const waiting = useRef<AdsEvent[]>([])
  const send = useRef<((data: unknown) => void) | null>(null)
  const text = useText()
  const flush = () => {
    for (const event of send.current ? waiting.current.splice(0) : []) send.current?.({ type: 'ads:event', ...event })
  }
  useHostEvent('analytics:event', ({ name, amount, currency }) => {
    if (consent.get() !== 'marketing') return
    waiting.current.push({ name, amount, currency })
    flush()
  })
  const shown = agreed && !cardFields
  useEffect(() => {
    // The frame went away: what comes meanwhile waits for the next one, or is dropped after a no.
    if (!shown) send.current = null
    if (!agreed) waiting.current = []
  }, [shown, agreed])
  if (!shown || !script) return null
  return (
    <IsolatedFrame
      kind="ads"
      script={script}
      title={text('cookies.adsFrame')}
      isHidden
      onMessage={(message, reply) => {
        if (message.type !== 'ads:ready') return
        send.current = reply
        flush()
      }}
    />
  )
}
