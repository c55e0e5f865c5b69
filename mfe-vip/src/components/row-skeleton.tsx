import { Skeleton } from '@croupier/shared/ui'
import css from './row-skeleton.module.css'

/** The placeholder of a list that is loading: six rows of two lines, each with a game's picture if `hasPicture`. */
export function RowSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  return Array.from({ length: 6 }, (_, index) => (
    <div key={index} className={css.row}>
      {hasPicture && <Skeleton kind="cover" width={48} />}
      <div className={css.lines}>
        <Skeleton count={2} />
      </div>
    </div>
  ))
}
