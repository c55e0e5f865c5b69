import { useFrame, useHost, useLayout, useUser, type ParamsOf } from '@croupier/shared/host'
import { Button, IconButton, LoadingStatus, Screen } from '@croupier/shared/ui'
import { usePollWhile } from '@croupier/shared/polling'
import { useQueryClient } from '@tanstack/react-query'
import { Expand, Info, Shrink, X } from 'lucide-react'
import { useEffect } from 'react'
import { rememberedName } from '../../state/game-names.ts'
import { markGameOpen } from '../../state/shown-game.ts'
import { blockRule } from './block-rule.ts'
import { GameFrame } from './game-frame.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useLaunch } from './use-launch.ts'
import { useText } from '../../words.ts'
import css from './game-screen.module.css'

/** The game pop-up (games-and-cashier.md 4): load, launch, play; closing it refreshes the session. */
export default function GameScreen({ params: { gameId, playForFun } }: { params: ParamsOf<'game'> }) {
  const host = useHost()
  const frame = useFrame()
  const user = useUser()
  const text = useText()
  const layout = useLayout()
  const fullScreen = useFullScreen()
  const queryClient = useQueryClient()
  const isReal = playForFun === 0
  const launch = useLaunch({ gameId, isReal, channel: layout === 'desktop' ? 'pc' : 'mobile' })

  useEffect(() => markGameOpen(gameId), [gameId])
  useEffect(() => {
    if (isReal && !host.session.get()) return
    return () => {
      host.events.emit('game:closed', { gameId })
      void host.session.refresh()
      // The home page shows what was played (GM-15), also where it is hidden behind another page and hears no events.
      if (isReal) void queryClient.invalidateQueries({ queryKey: ['lobby'] })
    }
  }, [host, queryClient, gameId, isReal])

  usePollWhile(isReal && launch.address !== null, blockRule(host.api, gameId), ({ outcome }) => {
    if (outcome === 'blocked') launch.leaveBlocked()
  })

  const deposit = () => host.screens.open('deposit', {})
  return (
    <Screen
      frame={frame}
      title={launch.game?.name ?? rememberedName(gameId) ?? text('common.loading')}
      isFlush
      className={css.gameScreen}
      headerAction={
        <>
          {isReal && user && (
            <Button size="sm" onPress={deposit}>
              {text('game.deposit')}
            </Button>
          )}
          <IconButton
            label={text('game.info')}
            icon={<Info size={20} />}
            onPress={() => host.screens.open('gameInfo', { gameId })}
          />
          {fullScreen.isOffered && (
            <IconButton
              label={text(fullScreen.isFull ? 'game.leaveFullScreen' : 'game.fullScreen')}
              icon={fullScreen.isFull ? <Shrink size={20} /> : <Expand size={20} />}
              onPress={fullScreen.toggle}
            />
          )}
        </>
      }
    >
      <div className={css.stage}>
        {launch.progress === 'silent' && (
          <div className={css.note} role="alert">
            <p>{text('game.notSeen')}</p>
            <Button size="sm" onPress={launch.retry}>
              {text('common.tryAgain')}
            </Button>
            <IconButton label={text('game.hideNote')} icon={<X size={18} />} onPress={launch.hideNote} />
          </div>
        )}
        {launch.address && (
          <GameFrame
            address={launch.address}
            title={launch.game?.name ?? ''}
            isReal={isReal}
            onLoad={launch.onLoad}
            onMessage={launch.onMessage}
            onDeposit={deposit}
            onClose={() => frame.close()}
          />
        )}
        {!launch.isReady && (
          <div className={css.loading}>
            <LoadingStatus label={text('common.loading')} />
            {launch.progress === 'slow' && (
              <div className={css.slow} role="alert">
                <p>{text('game.slow')}</p>
                <Button onPress={launch.retry}>{text('common.tryAgain')}</Button>
                <Button variant="ghost" onPress={() => frame.close()}>
                  {text('game.close')}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </Screen>
  )
}
