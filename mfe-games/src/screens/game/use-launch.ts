import { errorMessage, isSessionEnd, type Game } from '@croupier/shared/api'
import { useFrame, useHost } from '@croupier/shared/host'
import { painted } from '@croupier/shared/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { readGame } from '../../api/games.ts'
import { readBlockCheck, readLaunchUrl, readVendorDomains, type Channel } from '../../api/launch.ts'
import { launchAddress } from '../../state/launch-address.ts'
import { useText } from '../../words.ts'
import { isQuiet, noteQuiet } from './quiet-vendors.ts'
import { usePatience } from './use-patience.ts'

interface LaunchOptions {
  readonly gameId: number
  readonly isReal: boolean
  readonly channel: Channel
}

/**
 * Turns the game's id into the address of its frame. An error is shown as a toast and closes the pop-up (GM-12); a
 * blocked amount leads to the cash-out; a visitor who wants real money is sent to the login.
 */
export function useLaunch({ gameId, isReal, channel }: LaunchOptions) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const [game, setGame] = useState<Game | null>(null)
  const [address, setAddress] = useState<URL | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [isHeard, setHeard] = useState(false)
  const [turn, setTurn] = useState(1)

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
    // The shell asks for the login, and then opens the game anew.
    if (isReal && !host.session.get()) return host.screens.open('game', { gameId, playForFun: 0 }, { replace: frame })
    let found: Game
    try {
      found = await readGame(host.api, gameId)
    } catch {
      return isCurrent() ? leave(text('game.launchFailed')) : undefined
    }
    if (!isCurrent()) return undefined
    setGame(found)
    try {
      if (isReal && !(await readBlockCheck(host.api, gameId))) return isCurrent() ? leaveBlocked() : undefined
      const [url, domains] = await Promise.all([
        readLaunchUrl(host.api, gameId, channel, !isReal),
        readVendorDomains(host.api, found.vendor).catch(() => ({})),
      ])
      if (!isCurrent()) return undefined
      const checked = launchAddress(url, domains, host.config.vendorOrigins)
      if (!checked) return leave(text('game.launchFailed'))
      setAddress(checked)
      if (isQuiet(checked.origin)) setHeard(true)
    } catch (error) {
      if (!isCurrent() || isSessionEnd(error)) return undefined
      leave(errorMessage(error, text('game.launchFailed')))
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
  }, [gameId, isReal, turn])
  const frameLoaded = useCallback(() => setLoaded(true), [])
  const origin = address?.origin
  const gameHeard = useCallback(() => {
    setHeard(true)
    if (origin) noteQuiet(origin, false)
  }, [origin])
  /** The player confirms that the game is visible, although this vendor's games send no messages. */
  const hideNote = () => {
    setHeard(true)
    if (origin) noteQuiet(origin, true)
  }
  /** Retries from the start with a new launch URL: the last one may be used up. */
  const again = () => {
    setAddress(null)
    setLoaded(false)
    setHeard(false)
    setTurn(turn + 1)
  }
  return {
    game,
    address,
    /** The frame has loaded. Its content may still be the browser's error page: no event tells the difference. */
    isReady: isLoaded,
    patience: usePatience(turn, isLoaded, isHeard),
    frameLoaded,
    gameHeard,
    hideNote,
    again,
    leaveBlocked: () => void leaveBlocked(),
  }
}
