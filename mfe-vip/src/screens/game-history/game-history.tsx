import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { useInfiniteList } from '@croupier/shared/list'
import { Button, Screen } from '@croupier/shared/ui'
import { Play, Spade } from 'lucide-react'
import { useId } from 'react'
import { listPlayedGames, type PlayedGame } from '../../api/history.ts'
import { History } from '../../components/history.tsx'
import { useText } from '../../words.ts'
import css from './game-history.module.css'

const keyOf = ({ historyId, id, createTime }: PlayedGame) => historyId ?? `${id} ${createTime}`

/** The games that the member played for money (GM-14). */
export default function GameHistoryScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const list = useInfiniteList({
    queryKey: ['playedGames', user.id],
    loadPage: (pageNum, signal) => listPlayedGames(host.api, pageNum, signal),
    keyOf,
  })
  return (
    <Screen frame={frame} title={text('games.title')}>
      <History list={list} icon={<Spade size={28} />} empty={text('games.empty')} end={text('games.end')}>
        {(games) => (
          <ul className={css.list}>
            {games.map((game) => (
              <PlayedRow key={keyOf(game)} game={game} />
            ))}
          </ul>
        )}
      </History>
    </Screen>
  )
}

function PlayedRow({ game }: { game: PlayedGame }) {
  const host = useHost()
  const text = useText()
  const locale = useLocale()
  const nameId = useId()
  return (
    <li className={css.row}>
      <img src={game.cover} alt="" width={48} height={64} loading="lazy" className={css.cover} />
      <span className={css.name} id={nameId}>
        {game.name}
      </span>
      <time className={css.time} dateTime={game.createTime}>
        {formatTime(game.createTime, locale)}
      </time>
      <Button
        variant="ghost"
        className={css.play}
        icon={<Play size={16} aria-hidden="true" />}
        aria-describedby={nameId}
        onPress={() => host.screens.open('game', { gameId: game.id, playForFun: 0 })}
      >
        {text('games.play')}
      </Button>
    </li>
  )
}
