import type { Game } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'
import { Button, hasHover, IconButton } from '@croupier/shared/ui'
import { Heart, Info } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useFavourites } from '../favourites/use-favourites.ts'
import { usePlay } from '../state/use-play.ts'
import { useText } from '../words.ts'
import css from './game-cell.module.css'

/** What can be done with a game, over its cover: play, play for fun, read about it, keep it as a favourite. */
export function GameActions({ game }: { game: Game }) {
  const host = useHost()
  const user = useUser()
  const text = useText()
  const play = usePlay()
  const favourites = useFavourites()
  const isFavourite = favourites.has(game)
  // Touch has no hover: the likely next press is preloaded as soon as these buttons appear.
  const hintLikely = useEffectEvent(() => play.hint(game, user || !game.playForFun ? 0 : 1))
  useEffect(() => {
    if (!hasHover()) hintLikely()
  }, [])
  return (
    <div className={css.actions}>
      <div>
        {favourites.isOffered && (
          <IconButton
            label={text(isFavourite ? 'cell.unfavourite' : 'cell.favourite', { name: game.name })}
            icon={<Heart size={18} fill={isFavourite ? 'currentColor' : 'none'} />}
            onPress={() => favourites.toggle(game)}
          />
        )}
        <IconButton
          label={text('cell.info', { name: game.name })}
          icon={<Info size={18} />}
          onPress={() => host.screens.open('gameInfo', { gameId: game.id })}
        />
      </div>
      {/* The one drawn in the cover is hidden by the buttons; the cover's button has it as its name. */}
      <span aria-hidden="true">{game.name}</span>
      <Button size="sm" onHint={() => play.hint(game, 0)} onPress={() => play.open(game, 0)}>
        {text('cell.play')}
      </Button>
      {game.playForFun && (
        <Button size="sm" variant="ghost" onHint={() => play.hint(game, 1)} onPress={() => play.open(game, 1)}>
          {text('cell.fun')}
        </Button>
      )}
    </div>
  )
}
