import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import { useGameColumns } from '../hooks/use-game-columns.ts'
import css from './games-skeleton.module.css'

export interface GamesSkeletonProps {
  readonly rows?: number
  /** How many titled sections; without it one grid alone. */
  readonly sections?: number
}

/** The placeholder of games that are loading, as high as they will be: nothing moves under a player's finger. */
export function GamesSkeleton({ rows = 2, sections }: GamesSkeletonProps): ReactNode {
  const columns = useGameColumns()
  const grid = (
    <div className={css.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      <Skeleton kind="cover" count={rows * columns} />
    </div>
  )
  if (sections === undefined) return grid
  return Array.from({ length: sections }, (_, index) => (
    <div key={index} className={css.section}>
      <div className={css.head}>
        <Skeleton kind="block" width={132} height={22} />
      </div>
      {grid}
    </div>
  ))
}
