import type { Game } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { afterPaint, classNames } from '@croupier/shared/ui'
import { memo, useState, type FocusEvent, type PointerEvent } from 'react'
import { Cover } from './cover.tsx'
import { GameActions } from './game-actions.tsx'
import css from './game-cell.module.css'

interface GameCellProps {
  readonly game: Game
  readonly isEager: boolean
  /** px from the top of the page. */
  readonly top: number
}

/**
 * A game's cover. Pressing, hovering or focusing it offers the game's actions. They are rendered only then, so that a
 * list that scrolls past draws covers alone.
 */
export const GameCell = memo(function GameCell({ game, isEager, top }: GameCellProps) {
  const host = useHost()
  const [isOpen, setOpen] = useState(false)
  const [isHoveredOrFocused, setHoveredOrFocused] = useState(false)
  const showsActions = isOpen || isHoveredOrFocused
  const hideActionsOnBlur = ({ currentTarget }: FocusEvent) =>
    // Waits for a paint, so that whatever takes the focus (a pop-up, say) is on screen first.
    afterPaint(() => {
      if (currentTarget.contains(document.activeElement)) return
      setOpen(false)
      setHoveredOrFocused(false)
    })
  const showActionsOnFocus = ({ target, currentTarget }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return
    if (target === currentTarget) (target.firstElementChild as HTMLElement).focus()
    setHoveredOrFocused(true)
  }
  const showActionsOnHover = ({ pointerType }: PointerEvent) => {
    // A touch may begin a scroll; once a tap has opened the actions, those hint by themselves.
    if (pointerType === 'touch') return
    host.screens.hint('game')
    if (pointerType === 'mouse') setHoveredOrFocused(true)
  }
  return (
    <div
      className={classNames(css.cell, isOpen && css.open)}
      // Focusable: Safari blurs a pressed button here without focusing the next, so the focus lands on the cell and the
      // actions stay. After a pop-up the focus returns here too, because the button that opened it is gone by then.
      tabIndex={-1}
      onFocus={showActionsOnFocus}
      onBlur={hideActionsOnBlur}
      onPointerEnter={showActionsOnHover}
      onPointerLeave={({ currentTarget }) => setHoveredOrFocused(currentTarget.contains(document.activeElement))}
    >
      <button
        type="button"
        className={css.cover}
        aria-expanded={isOpen}
        // Not a tab stop while the actions are shown; pressing the cover beside their buttons closes them as well.
        tabIndex={showsActions ? -1 : undefined}
        onClick={({ currentTarget }) => {
          // The actions close when the focus leaves the cell; Safari would not focus the pressed cover by itself.
          if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true })
          afterPaint(() => setOpen(!isOpen))
        }}
      >
        <Cover game={game} isEager={isEager} top={top} />
      </button>
      {showsActions && <GameActions game={game} />}
    </div>
  )
})
