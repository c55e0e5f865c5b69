import { useWindowMessage } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { frameMessage, type FrameMessage } from './frame-message.ts'

interface IsolatedFrameProps {
  /** Which document of the API's origin holds it; each has a policy of its own. */
  readonly kind: 'chat' | 'ads'
  /** The operator's script: it runs in there and nowhere else (D19). */
  readonly script: string
  readonly title: string
  readonly className?: string
  readonly isHidden?: boolean
  /** Called with the messages of the script, as far as they are among the few that it may send. */
  readonly onMessage: (message: FrameMessage, send: (data: unknown) => void) => void
  /** Called once if the script fails, or does not report in time that it is ready. */
  readonly onFailed?: () => void
}

/** Timeout in milliseconds for the frame's own document and what the script fetches for itself. */
const TIMEOUT_MS = 20_000

/**
 * A sandboxed frame without the page's origin. It reports when it is ready, is then sent the script once, and
 * communicates by messages alone; messages from any other window are ignored (D19, security.md 8).
 */
export function IsolatedFrame({ kind, script, title, className, isHidden, onMessage, onFailed }: IsolatedFrameProps) {
  const { config } = useShell()
  const frame = useRef<HTMLIFrameElement>(null)
  const started = useRef(false)
  // Ready or failed: later messages of the script about its state change nothing.
  const settled = useRef(false)
  const fail = useEffectEvent(() => {
    if (!settled.current) onFailed?.()
    settled.current = true
  })
  useWindowMessage((event) => {
    const inside = frame.current?.contentWindow
    if (!inside || event.source !== inside || event.origin !== 'null') return
    const message = frameMessage(event.data)
    if (!message) return
    // Its origin is opaque and cannot be named; the policy of this page says what the frame may show.
    const send = (data: unknown) => inside.postMessage(data, '*')
    if (message.type === 'frame:failed') return fail()
    if (message.type === `${kind}:ready`) settled.current = true
    if (message.type !== 'frame:ready') return onMessage(message, send)
    if (!started.current) send({ type: 'frame:run', script })
    started.current = true
  })
  useEffect(() => {
    const timer = setTimeout(() => fail(), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <iframe
      ref={frame}
      src={`${config.apiOrigin}/frames/${kind}`}
      title={title}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      className={className}
      hidden={isHidden}
      aria-hidden={isHidden}
      tabIndex={isHidden ? -1 : undefined}
    />
  )
}
