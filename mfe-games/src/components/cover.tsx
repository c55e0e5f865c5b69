import type { Game } from '@croupier/shared/api'
import { Picture } from '@croupier/shared/host'
import { useIsCoverDue } from '../state/scrolling/covers.ts'
import css from './game-cell.module.css'

/**
 * A game's cover picture. Its name stands in for a missing picture, and while the list scrolls too fast to draw covers.
 */
export function Cover({ game, top, isEager }: { game: Game; top: number; isEager: boolean }) {
  const isDue = useIsCoverDue(top, isEager)
  const name = <span className={css.name}>{game.name}</span>
  if (!isDue) return name
  return (
    <Picture
      src={game.cover}
      alt={game.name}
      width={180}
      height={240}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      fallback={name}
    />
  )
}
