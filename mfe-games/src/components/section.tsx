import type { Game } from '@croupier/shared/api'
import { Button } from '@croupier/shared/ui'
import { GameGrid } from './game-grid.tsx'
import css from './section.module.css'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly count?: number
  readonly action?: {
    readonly label: string
    /** The accessible name, where the label alone is ambiguous. */
    readonly name?: string
    run(): void
    hint(): void
  }
  readonly games: readonly Game[]
  readonly isFirst?: boolean
}

/** A titled section of games, with a button that leads to all of them. */
export function Section({ id, title, count, action, games, isFirst }: SectionProps) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className={css.count}>{count}</span>}
        {action && (
          <span className={css.action}>
            <Button variant="link" aria-label={action.name} onHint={action.hint} onPress={action.run}>
              {action.label}
            </Button>
          </span>
        )}
      </div>
      <GameGrid games={games} isFirst={isFirst} />
    </section>
  )
}
