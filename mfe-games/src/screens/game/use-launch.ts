import { errorMessage, isSessionEnd, type Game } from '@croupier/shared/api'
import { useFrame, useHost } from '@croupier/shared/host'
import { painted } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { readGame } from '../../api/games.ts'
import { useText } from '../../words.ts'
import { resolveLaunch, type LaunchOptions } from './resolve-launch.ts'
import { isSilentVendor, setSilentVendor } from './silent-vendors.ts'
import { useLoadProgress } from './use-load-progress.ts'

interface LaunchState {
  /** Counts from 1; the state of the frame belongs to this attempt. */
  readonly attempt: number
  readonly game: Game | null
  readonly address: URL | null
  readonly isLoaded: boolean
  /** The game has sent a message, or no message is expected of its vendor. */
  readonly hasMessaged: boolean
}

const NO_FRAME = { address: null, isLoaded: false, hasMessaged: false }
const change = (state: LaunchState, changes: Partial<LaunchState>): LaunchState => ({ ...state, ...changes })

/**
 * Turns the game's id into the address of its frame. An error is shown as a toast and closes the pop-up (GM-12); a
 * blocked amount leads to the cash-out; a visitor who wants real money is sent to the login.
 */
export function useLaunch({ gameId, isReal, channel }: LaunchOptions) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const [state, update] = useReducer(change, { attempt: 1, game: null, ...NO_FRAME })
  const { attempt, game, address, isLoaded, hasMessaged } = state

  const leave = (message: string) => {
    host.feedback.toast(message, 'error')
    frame.close()
  }
  const leaveBlocked = async () => {
    frame.close()
    await host.feedback.alert({ message: text('withdraw.blockAmount') })
    host.screens.open('cashout', {})
  }
  const launch = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!Number.isInteger(gameId) || gameId <= 0) return leave(text('common.serverBusy'))
    // The shell requests the login, and then opens the game again.
    if (isReal && !host.session.get()) return host.screens.open('game', { gameId, playForFun: 0 }, { replace: frame })
    const found = await readGame(host.api, gameId).catch(() => null)
    if (!isCurrent()) return undefined
    if (!found) return leave(text('game.launchFailed'))
    update({ game: found })
    try {
      const resolved = await resolveLaunch(host, found, { gameId, isReal, channel })
      if (!isCurrent()) return undefined
      if (resolved === 'blocked') void leaveBlocked()
      else if (resolved) update({ address: resolved, hasMessaged: isSilentVendor(resolved.origin) })
      else leave(text('game.launchFailed'))
    } catch (error) {
      // A session that has ended leads to the login page, which says so.
      const hasEnded = isSessionEnd(error) && !host.session.get()
      if (isCurrent() && !hasEnded) leave(errorMessage(error, text('game.launchFailed')))
    }
    return undefined
  })

  useEffect(() => {
    let isCurrent = true
    // Paints the pop-up before the first request.
    void painted().then(() => (isCurrent ? launch(() => isCurrent) : undefined))
    return () => {
      isCurrent = false
    }
  }, [gameId, isReal, attempt])
  const setMessaged = (isSilent: boolean) => {
    update({ hasMessaged: true })
    if (address) setSilentVendor(address.origin, isSilent)
  }
  return {
    game,
    address,
    /** The frame has loaded. Its content may still be the browser's error page: no event tells the difference. */
    isReady: isLoaded,
    progress: useLoadProgress(attempt, isLoaded, hasMessaged),
    onLoad: () => update({ isLoaded: true }),
    onMessage: () => setMessaged(false),
    /** The player confirms that the game is visible, although this vendor's games send no messages. */
    hideNote: () => setMessaged(true),
    /** Retries from the start with a new launch URL: the last one may be used up. */
    retry: () => update({ ...NO_FRAME, attempt: attempt + 1 }),
    leaveBlocked: () => void leaveBlocked(),
  }
}
