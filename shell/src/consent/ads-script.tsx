import { IsolatedFrame } from '../isolated/isolated-frame.tsx'
import { useScript } from '../isolated/use-script.ts'
import { useText } from '../words.ts'

export interface AdsEvent {
  readonly name: string
  readonly amount?: string
  readonly currency?: string
}

interface AdsScriptProps {
  /** Called when the script listens; `tell` is how it hears of an event. */
  readonly onReady: (tell: (event: AdsEvent) => void) => void
}

/** What the policies say that it hears of (site 4, games 4); other events of the site are none of its business. */
const ADVERTISED = ['CompleteRegistration', 'Purchase']

/** The operator's advertising script, in a frame without the page's origin (D19). */
export function AdsScript({ onReady }: AdsScriptProps) {
  const { data: script } = useScript('fbAdsScript', true)
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
