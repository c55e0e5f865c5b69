import { GameList } from '../../components/game-list.tsx'
import { GamesPage } from '../../components/games-page.tsx'
import { useText } from '../../words.ts'

/** Every game that can be played for fun, with infinite scroll (GM-04). */
export default function FunGamesScreen() {
  const text = useText()
  return (
    <GamesPage title={text('fun.title')} intro={text('fun.intro')}>
      <GameList filter={{ playForFun: 1 }} threshold={500} />
    </GamesPage>
  )
}
