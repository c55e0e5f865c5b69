import { GameList } from '../../components/game-list.tsx'
import { useText } from '../../words.ts'
import css from '../game-browser/game-browser.module.css'

/** Every game that can be played for fun, with infinite scroll (GM-04). */
export default function FunGamesScreen() {
  const text = useText()
  return (
    <section aria-labelledby="page-title" className={css.browser}>
      <h1 id="page-title">{text('fun.title')}</h1>
      <p className={css.intro}>{text('fun.intro')}</p>
      <GameList filter={{ playForFun: 1 }} threshold={500} />
    </section>
  )
}
