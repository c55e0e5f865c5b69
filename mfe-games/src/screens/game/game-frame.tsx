import { useHost, useHostEvent } from '@croupier/shared/host'
import { FrameEnd, useWindowMessage } from '@croupier/shared/ui'
import { useEffect, useRef } from 'react'
import { readVendorMessage } from './vendor-message.ts'
import { useText } from '../../words.ts'
import css from './game-screen.module.css'

interface FrameProps {
  readonly address: URL
  readonly title: string
  readonly isReal: boolean
  readonly onLoad: () => void
  /** Called on every message of the game: it has started. */
  readonly onHeard: () => void
  readonly onDeposit: () => void
  /** Called on GAME_CLOSE: the player's game session is over. */
  readonly onClose: () => void
}

/** Settled rounds come quickly: the balance is read again at most once in this many milliseconds. */
const REFRESH_PAUSE = 1_000

/** The vendor's page with the fewest rights it needs; messages are accepted only from this frame and its origin. */
export function GameFrame({ address, title, isReal, onLoad, onHeard, onDeposit, onClose }: FrameProps) {
  const { session, feedback } = useHost()
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const isAsking = useRef(false)
  const refreshSoon = useRef<ReturnType<typeof setTimeout>>(undefined)

  const offerDeposit = async () => {
    if (isAsking.current || !isReal) return
    isAsking.current = true
    const wanted = await feedback.confirm({
      title: text('game.insufficientTitle'),
      message: text('game.insufficient'),
      confirmLabel: text('game.deposit'),
      cancelLabel: text('game.notNow'),
    })
    isAsking.current = false
    if (wanted) onDeposit()
  }
  // A deposit was made while the game is open: tells its page to read the balance again.
  useHostEvent('deposit:succeeded', () => {
    frame.current?.contentWindow?.postMessage({ type: 'BALANCE_CHANGED' }, address.origin)
  })
  useWindowMessage((event) => {
    const message = readVendorMessage(event, frame.current?.contentWindow ?? null, address.origin)
    if (message) onHeard()
    if (message === 'INSUFFICIENT_FUNDS') void offerDeposit()
    if (message === 'GAME_CLOSE') onClose()
    if (message === 'ROUND_SETTLED' && isReal) {
      refreshSoon.current ??= setTimeout(() => {
        refreshSoon.current = undefined
        void session.refresh()
      }, REFRESH_PAUSE)
    }
  })
  useEffect(
    () => () => {
      clearTimeout(refreshSoon.current)
      refreshSoon.current = undefined
    },
    [address, isReal],
  )

  return (
    <>
      <iframe
        ref={frame}
        className={css.frame}
        src={address.href}
        title={title}
        sandbox="allow-scripts allow-same-origin"
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      <FrameEnd />
    </>
  )
}
