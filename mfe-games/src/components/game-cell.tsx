import type { Game } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { Button, classNames, IconButton } from '@croupier/shared/ui'
import { Heart, Info } from 'lucide-react'
import { useState, type FocusEvent } from 'react'
import { useFavourites } from '../state/use-favourites.ts'
import { usePlay } from '../state/use-play.ts'
import { useText } from '../words.ts'
import css from './game-cell.module.css'

/** A game's cover; pressing, hovering or focusing it offers what can be done with the game. */
export function GameCell({ game, isEager }: { game: Game; isEager?: boolean }) {
  const host = useHost()
  const text = useText()
  const play = usePlay()
  const favourites = useFavourites()
  const [isOpen, setOpen] = useState(false)
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const isFavourite = favourites.has(game)
  return (
    <div className={classNames(css.cell, isOpen && css.open)} onBlur={closeOutside}>
      <button
        type="button"
        className={css.cover}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={() => host.screens.hint('game')}
      >
        <img
          src={game.cover}
          alt={game.name}
          width={180}
          height={240}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </button>
      <div className={css.actions}>
        <div className={css.corner}>
          {favourites.isOffered && (
            <IconButton
              label={text(isFavourite ? 'cell.unfavourite' : 'cell.favourite', { name: game.name })}
              icon={<Heart size={18} fill={isFavourite ? 'currentColor' : 'none'} />}
              onPress={() => void favourites.toggle(game)}
            />
          )}
          <IconButton
            label={text('cell.info', { name: game.name })}
            icon={<Info size={18} />}
            onPress={() => host.screens.open('gameInfo', { gameId: game.id })}
          />
        </div>
        <Button size="sm" isFull onPress={() => play(game, 0)}>
          {text('cell.play')}
        </Button>
        {game.playForFun && (
          <Button size="sm" variant="ghost" isFull className={css.fun} onPress={() => play(game, 1)}>
            {text('cell.fun')}
          </Button>
        )}
      </div>
    </div>
  )
}
