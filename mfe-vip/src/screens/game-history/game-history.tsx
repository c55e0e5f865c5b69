import { Picture, useFrame, useHost, useHostEvent, useMember } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { useInfiniteList } from '@croupier/shared/list'
import { Button, Screen } from '@croupier/shared/ui'
import { useId } from 'react'
import { listPlayedGames, type PlayedGame } from '../../api/histories.ts'
import { History } from '../../components/history.tsx'
import { useText } from '../../words.ts'
import css from './game-history.module.css'

const keyOf = (game: PlayedGame) => String(game.historyId ?? `${game.id}${game.createTime}`)

/** The games that were played: cover, name, time, and back into the game (GM-14). */
export default function GameHistoryScreen() {
  const host = useHost()
  const frame = useFrame()
  const { id } = useMember()
  const text = useText()
  const locale = useLocale()
  const prefix = useId()
  const list = useInfiniteList({
    queryKey: ['gameHistory', id],
    loadPage: (pageNum, signal) => listPlayedGames(host.api, pageNum, signal),
    keyOf,
  })
  // The focus returns from the game to the row that it was started from.
  useHostEvent('game:closed', list.refresh)
  return (
    <Screen frame={frame} title={text('games.title')}>
      <History
        list={list}
        emptyText={text('games.empty')}
        emptyAction={<Button onPress={() => host.navigation.go('/games')}>{text('games.browse')}</Button>}
        endText={text('games.end')}
        hasPictures
      >
        {(games) => (
          <ul role="list" className={css.list}>
            {games.map((game) => (
              <li key={keyOf(game)} className={css.row}>
                <Picture
                  src={game.cover}
                  alt=""
                  width={48}
                  height={64}
                  loading="lazy"
                  fallback={<span className={css.none} />}
                />
                <span className={css.about}>
                  <strong id={`${prefix}-${keyOf(game)}`}>{game.name}</strong>
                  <time dateTime={game.createTime}>{formatTime(game.createTime, locale)}</time>
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-describedby={`${prefix}-${keyOf(game)}`}
                  onPress={() => host.screens.open('game', { gameId: game.id, playForFun: 0 })}
                >
                  {text('games.playNow')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </History>
    </Screen>
  )
}
