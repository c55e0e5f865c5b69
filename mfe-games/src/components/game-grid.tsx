import type { Game } from '@croupier/shared/api'
import { GameCell } from './game-cell.tsx'
import css from './game-grid.module.css'

interface GridProps {
  readonly games: readonly Game[]
  /** Games of the first screenful load their covers at once. */
  readonly isFirst?: boolean
}

/** Five covers in a row on a desktop, three on a phone, 20 px apart (site.md 9). */
export function GameGrid({ games, isFirst }: GridProps) {
  return (
    <ul className={css.grid}>
      {games.map((game) => (
        <li key={game.id}>
          <GameCell game={game} isEager={isFirst} />
        </li>
      ))}
    </ul>
  )
}
