import type { Game } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { afterPaint, classNames } from '@croupier/shared/ui'
import { memo, useState, type FocusEvent, type PointerEvent } from 'react'
import { Cover } from './cover.tsx'
import { GameActions } from './game-actions.tsx'
import css from './game-cell.module.css'

interface CellProps {
  readonly game: Game
  readonly isEager: boolean
  /** px from the page's beginning. */
  readonly at: number
}

/**
 * A game's cover; pressing, hovering or focusing it offers what can be done with the game. The offer is made only
 * then: a list that scrolls past draws covers alone.
 */
export const GameCell = memo(function GameCell({ game, isEager, at }: CellProps) {
  const host = useHost()
  const [isOpen, setOpen] = useState(false)
  const [isNear, setNear] = useState(false)
  const isOffered = isOpen || isNear
  const leave = ({ currentTarget }: FocusEvent) =>
    // What takes the focus is seen first: a pop-up, say.
    afterPaint(() => {
      if (currentTarget.contains(document.activeElement)) return
      setOpen(false)
      setNear(false)
    })
  const approachByKey = ({ target, currentTarget }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return
    if (target === currentTarget) (target.firstElementChild as HTMLElement).focus()
    setNear(true)
  }
  const approach = ({ pointerType }: PointerEvent) => {
    // A finger may be scrolling; once it has opened the offer, that hints.
    if (pointerType === 'touch') return
    host.screens.hint('game')
    if (pointerType === 'mouse') setNear(true)
  }
  return (
    <div
      className={classNames(css.cell, isOpen && css.open)}
      // Takes the focus that Safari takes from one button here and does not give to the next: the offer stays. After a
      // pop-up the focus comes back here, for the offer that it was opened from has gone.
      tabIndex={-1}
      onFocus={approachByKey}
      onBlur={leave}
      onPointerEnter={approach}
      onPointerLeave={({ currentTarget }) => setNear(currentTarget.contains(document.activeElement))}
    >
      <button
        type="button"
        className={css.cover}
        aria-expanded={isOpen}
        // Below its offer it is no target of its own; a press beside it closes that as well.
        tabIndex={isOffered ? -1 : undefined}
        onClick={({ currentTarget }) => {
          // Safari leaves the focus behind, and the offer goes with it.
          if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true })
          afterPaint(() => setOpen(!isOpen))
        }}
      >
        <Cover game={game} isEager={isEager} at={at} />
      </button>
      {isOffered && <GameActions game={game} />}
    </div>
  )
})
