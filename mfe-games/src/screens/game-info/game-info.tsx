import { noneWhereRefused } from '@croupier/shared/api'
import { Picture, useFrame, useHost, useUser, type ParamsOf } from '@croupier/shared/host'
import { Button, DetailList, ErrorState, LoadingStatus, Screen, Skeleton } from '@croupier/shared/ui'
import { formatMoney } from '@croupier/shared/money'
import { useLocale } from '@croupier/shared/i18n'
import { useQuery } from '@tanstack/react-query'
import { readGameInfo, type GameInfo } from '../../api/game-info.ts'
import { readGame } from '../../api/games.ts'
import { isGameOpen } from '../../state/shown-game.ts'
import { usePlay } from '../../state/use-play.ts'
import { useText } from '../../words.ts'
import css from './game-info.module.css'

/**
 * What a player should know before a game is launched: rules, return to player, limits, vendor. The game alone where
 * the operator does not have the call (D3).
 */
export default function GameInfoScreen({ params: { gameId } }: { params: ParamsOf<'gameInfo'> }) {
  const { api, config } = useHost()
  const frame = useFrame()
  const user = useUser()
  const text = useText()
  const locale = useLocale()
  const play = usePlay()
  const game = useQuery({ queryKey: ['game', gameId], queryFn: ({ signal }) => readGame(api, gameId, signal) })
  const info = useQuery({
    queryKey: ['gameInfo', gameId, locale, user?.currency],
    queryFn: ({ signal }) => readGameInfo(api, gameId, signal).catch(noneWhereRefused),
  })
  const failed = [game, info].filter(({ isLoadingError }) => isLoadingError)
  const title = game.data?.name ?? info.data?.name ?? text('info.title')
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const formatReturn = ({ rtp, rtpMethod, rtpError }: GameInfo) => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(rtp / 100)
    if (rtpError) return text('info.rtpSimulated', { percent, error: decimal.format(rtpError) })
    return rtpMethod === 'exact' ? text('info.rtpExact', { percent }) : percent
  }
  const start = (playForFun: 0 | 1) => play.open({ id: gameId, name: title }, playForFun, { replace: frame })
  const formatAmount = (amount: string) =>
    formatMoney(amount, {
      currency: user?.currency ?? 'USD',
      symbol: user?.currencySymbol ?? config.amounts.currencySymbol,
      locale,
    })
  return (
    <Screen
      frame={frame}
      title={title}
      footer={
        game.data &&
        // Not if this game's pop-up is open below.
        !isGameOpen(gameId) && (
          <div className={css.actions}>
            {game.data.playForFun && (
              <Button variant="ghost" size="lg" isFull onPress={() => start(1)}>
                {text('cell.fun')}
              </Button>
            )}
            <Button size="lg" isFull onPress={() => start(0)}>
              {text('cell.play')}
            </Button>
          </div>
        )
      }
    >
      {info.isPending && (
        <LoadingStatus label={text('common.loading')}>
          <Skeleton count={6} />
        </LoadingStatus>
      )}
      {failed.length > 0 && (
        <ErrorState
          message={text('common.serverBusy')}
          retryLabel={text('common.tryAgain')}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      {info.isSuccess && (
        <div className={css.info}>
          <Picture src={game.data?.cover} alt="" width={120} height={160} className={css.cover} />
          {info.data && (
            <>
              <DetailList
                items={[
                  { name: text('info.vendor'), value: info.data.vendor },
                  { name: text('info.kind'), value: info.data.kindName },
                  { name: text('info.rtp'), value: formatReturn(info.data) },
                  { name: text('info.volatility'), value: info.data.volatilityName },
                  {
                    name: text('info.limits'),
                    value: `${formatAmount(info.data.minStake)} – ${formatAmount(info.data.maxStake)}`,
                  },
                ]}
              />
              <h3>{text('info.rules')}</h3>
              <ul role="list" className={css.rules}>
                {info.data.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Screen>
  )
}
