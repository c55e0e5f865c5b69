import { IsolatedFrame } from '../isolated/isolated-frame.tsx'
import { useScript } from '../isolated/use-script.ts'
import { useText } from '../words.ts'

interface AdsScriptProps {
  /** Called when the script listens; `reply` talks to it. */
  readonly onReady: (reply: (data: unknown) => void) => void
}

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
        if (type === 'ads:ready') onReady(reply)
      }}
    />
  )
}
