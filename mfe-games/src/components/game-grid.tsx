import type { Game } from '@croupier/shared/api'
import { Skeleton } from '@croupier/shared/ui'
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

/** The same shape while the games load: nothing moves when they come. */
export function GridSkeleton({ rows = 2, columns }: { rows?: number; columns: number }) {
  return (
    <div className={css.grid}>
      {Array.from({ length: rows * columns }, (_, index) => (
        <div key={index} className={css.placeholder}>
          <Skeleton kind="cover" />
        </div>
      ))}
    </div>
  )
}
