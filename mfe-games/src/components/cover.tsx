import type { Game } from '@croupier/shared/api'
import { useCoverTurn } from '../state/scrolling/covers.ts'
import css from './game-cell.module.css'

/** A game's picture; in a list that scrolls too fast for it, the name in its place. */
export function Cover({ game, at, isEager }: { game: Game; at: number; isEager: boolean }) {
  if (!useCoverTurn(at, isEager)) return <span className={css.name}>{game.name}</span>
  return (
    <img
      src={game.cover}
      alt={game.name}
      width={180}
      height={240}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
