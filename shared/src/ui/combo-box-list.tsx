import { useContext, useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { ComboBoxStateContext, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { classNames } from './class-names.ts'
import css from './combo-box.module.css'
import type { Option } from './select.tsx'

/**
 * The options of a combo box that fit what was typed. A scroll of the player's closes the list and leaves what was typed;
 * at any scroll, also the one by which a browser brings the field into view, the library would take it away.
 */
export function ComboBoxList({ label, emptyText }: { label: string; emptyText: string }): ReactNode {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen ?? false
  const isMoved = useMovedByPlayer(isOpen, state?.inputValue)
  return (
    <Popover
      className={classNames(css.popover)}
      offset={4}
      isOpen={isOpen}
      onOpenChange={() => isMoved.current && state?.setOpen(false)}
    >
      {/* It hangs on the document, beside the page's landmarks and outside a pop-up: one of its own. */}
      <section aria-label={label}>
        <ListBox<Option>
          className={classNames(css.list)}
          renderEmptyState={() => <div className={css.none}>{emptyText}</div>}
        >
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled}
              className={classNames(css.item)}
            >
              {option.label}
              {option.hint && <span className={css.hint}> {option.hint}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </section>
    </Popover>
  )
}

/** Whether the player has done what scrolls a page, or pressed beside the field, since the list opened or was narrowed. */
function useMovedByPlayer(isOpen: boolean, typed: string | undefined): RefObject<boolean> {
  const isMoved = useRef(false)
  useEffect(() => {
    isMoved.current = false
    if (!isOpen) return undefined
    const move = () => (isMoved.current = true)
    // Those that listen to the page have a button in the list, which closes it without a pointer.
    const press = ({ target }: Event) => target !== document.activeElement && move()
    const heard = { wheel: move, touchmove: move, pointerdown: press, click: press }
    for (const [name, hear] of Object.entries(heard)) addEventListener(name, hear, { capture: true, passive: true })
    return () => Object.entries(heard).forEach(([name, hear]) => removeEventListener(name, hear, { capture: true }))
  }, [isOpen, typed])
  return isMoved
}
