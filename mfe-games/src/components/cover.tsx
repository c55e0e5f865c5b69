import type { Game } from '@croupier/shared/api'
import { Picture } from '@croupier/shared/host'
import { useCoverTurn } from '../state/scrolling/covers.ts'
import css from './game-cell.module.css'

/**
 * A game's cover picture. Its name stands in for a missing picture, and while the list scrolls too fast to draw covers.
 */
export function Cover({ game, at, isEager }: { game: Game; at: number; isEager: boolean }) {
  const isDrawn = useCoverTurn(at, isEager)
  const name = <span className={css.name}>{game.name}</span>
  if (!isDrawn) return name
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
