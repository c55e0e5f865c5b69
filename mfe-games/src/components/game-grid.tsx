import type { Game } from '@croupier/shared/api'
import { GameCell } from './game-cell.tsx'
import css from './game-grid.module.css'

interface GameGridProps {
  readonly games: readonly Game[]
  /** Games of the first screenful load their covers at once. */
  readonly isFirst?: boolean
  /** For a row of a long list: its px from the top of the page. */
  readonly top?: number
}

/** Covers in rows, 20 px apart; as many in a row as useGameColumns says. */
export function GameGrid({ games, isFirst = false, top = 0 }: GameGridProps) {
  return (
    <ul role="list" className={css.grid}>
      {games.map((game) => (
        <li key={game.id}>
          <GameCell game={game} isEager={isFirst} top={top} />
        </li>
      ))}
    </ul>
  )
}
