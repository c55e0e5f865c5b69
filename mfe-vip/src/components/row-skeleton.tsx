import { Skeleton } from '@croupier/shared/ui'
import css from './row-skeleton.module.css'

/** Six rows of a list that is about to come: two lines each, beside a game's picture where they have one. */
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
