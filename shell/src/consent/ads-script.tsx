import { IsolatedFrame } from '../isolated/isolated-frame.tsx'
import { useOperatorScript } from '../isolated/use-operator-script.ts'
import { useText } from '../words.ts'

export interface AdsEvent {
  readonly name: string
  readonly amount?: string
  readonly currency?: string
}

interface AdsScriptProps {
  /** Called when the script is ready; `sendEvent` sends it an event. */
  readonly onReady: (sendEvent: (event: AdsEvent) => void) => void
}

/** The events that are passed to the script (site.md 4, games-and-cashier.md 4); it gets no others. */
const ADVERTISED = ['CompleteRegistration', 'Purchase']

/** The operator's advertising script, in a frame without the page's origin (D19). */
export function AdsScript({ onReady }: AdsScriptProps) {
  const { data: script } = useOperatorScript('fbAdsScript')
  const text = useText()
  if (!script) return null
  return (
    <IsolatedFrame
      kind="ads"
      script={script}
      title={text('cookies.adsFrame')}
      isHidden
      onMessage={({ type }, reply) => {
        if (type !== 'ads:ready') return
        onReady((event) => {
          if (ADVERTISED.includes(event.name)) reply({ type: 'ads:event', ...event })
        })
      }}
    />
  )
}
