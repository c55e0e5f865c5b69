import { useHost, useHostEvent } from '@croupier/shared/host'
import { FrameEnd, useWindowMessage } from '@croupier/shared/ui'
import { useEffect, useRef } from 'react'
import { readVendorMessage } from './vendor-message.ts'
import { useText } from '../../words.ts'
import css from './game-screen.module.css'

interface GameFrameProps {
  readonly address: URL
  readonly title: string
  readonly isReal: boolean
  readonly onLoad: () => void
  /** Called on every message of the game: it has started. */
  readonly onMessage: () => void
  readonly onDeposit: () => void
  /** Called on GAME_CLOSE: the player's game session is over. */
  readonly onClose: () => void
}

/** Rounds may settle in quick succession: the balance is read again at most once in this time. */
const MIN_REFRESH_MS = 1_000

/** The vendor's page with the fewest rights it needs; messages are accepted only from this frame and its origin. */
export function GameFrame({ address, title, isReal, onLoad, onMessage, onDeposit, onClose }: GameFrameProps) {
  const { session, feedback } = useHost()
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const isOfferingDeposit = useRef(false)
  const refreshTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const offerDeposit = async () => {
    if (isOfferingDeposit.current || !isReal) return
    isOfferingDeposit.current = true
    const shouldDeposit = await feedback.confirm({
      title: text('game.insufficientTitle'),
      message: text('game.insufficient'),
      confirmLabel: text('game.deposit'),
      cancelLabel: text('game.notNow'),
    })
    isOfferingDeposit.current = false
    if (shouldDeposit) onDeposit()
  }
  // A deposit was made while the game is open: tells its page to read the balance again.
  useHostEvent('deposit:succeeded', () => {
    frame.current?.contentWindow?.postMessage({ type: 'BALANCE_CHANGED' }, address.origin)
  })
  useWindowMessage((event) => {
    const message = readVendorMessage(event, frame.current?.contentWindow ?? null, address.origin)
    if (message) onMessage()
    if (message === 'INSUFFICIENT_FUNDS') void offerDeposit()
    if (message === 'GAME_CLOSE') onClose()
    if (message === 'ROUND_SETTLED' && isReal) {
      refreshTimer.current ??= setTimeout(() => {
        refreshTimer.current = undefined
        void session.refresh()
      }, MIN_REFRESH_MS)
    }
  })
  useEffect(
    () => () => {
      clearTimeout(refreshTimer.current)
      refreshTimer.current = undefined
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
