import { useContext, useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { ComboBoxStateContext, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { classNames } from '../styles/class-names.ts'
import css from './combo-box.module.css'
import type { Option } from './select.tsx'

/**
 * The options of a combo box that match the typed text. Scrolling by the player closes the list and leaves that text;
 * the library would close the list on any scroll, even when the browser scrolls the field into view.
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
      {/* The list hangs on the document, outside the page's landmarks and any pop-up: a landmark of its own. */}
      <section aria-label={label}>
        <ListBox<Option>
          className={classNames(css.list)}
          renderEmptyState={() => <div className={css.none}>{emptyText}</div>}
        >
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={classNames(css.item)}>
              {option.label}
              {option.hint && <span className={css.hint}> {option.hint}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </section>
    </Popover>
  )
}

/**
 * Whether the player has scrolled (wheel, touch) or pressed outside the field since the list opened or was narrowed.
 */
function useMovedByPlayer(isOpen: boolean, typed: string | undefined): RefObject<boolean> {
  const isMoved = useRef(false)
  useEffect(() => {
    isMoved.current = false
    if (!isOpen) return undefined
    const markMoved = () => (isMoved.current = true)
    // Screen readers offer a button in the list that closes it, pressed without a pointer.
    const onPress = ({ target }: Event) => target !== document.activeElement && markMoved()
    const listeners = { wheel: markMoved, touchmove: markMoved, pointerdown: onPress, click: onPress }
    for (const [name, listener] of Object.entries(listeners))
      addEventListener(name, listener, { capture: true, passive: true })
    return () =>
      Object.entries(listeners).forEach(([name, listener]) => removeEventListener(name, listener, { capture: true }))
  }, [isOpen, typed])
  return isMoved
}
