import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FocusScope } from 'react-aria/FocusScope'
import { useModalOverlay } from 'react-aria/useModalOverlay'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { aboveKeyboard } from './above-keyboard.ts'
import '../styles/react-aria-style.ts'
import css from './overlay.module.css'
import { useEscape } from './use-escape.ts'
import { useFocusInside } from './use-focus-inside.ts'
import { useInertBehind } from './use-inert-behind.ts'
import { useFocusFallback } from './use-focus-fallback.ts'
import { useDeliberatePress } from './use-deliberate-press.ts'

export interface ModalBoxProps {
  readonly onClose: () => void
  readonly titleId: string
  readonly describedBy?: string | undefined
  readonly isDismissable: boolean
  readonly container?: Element | undefined
  /** Class names of the dimmed page, and of the box on it. */
  readonly scrim: string
  readonly box: string
  readonly children: ReactNode
}

/**
 * A modal dialog built from the primitives library's hooks: the page behind is inert and does not scroll, the focus
 * stays inside and is given back. The library's own component forces a layout of the page in each of its renders, three
 * times while it opens; here everything that reads the layout comes before everything that writes.
 */
export function ModalBox(props: ModalBoxProps): ReactNode {
  const { onClose, isDismissable, container, scrim, box, children } = props
  const dialog = useEscape(onClose)
  const modal = useRef<HTMLDivElement>(null)
  const isDeliberate = useDeliberatePress()
  useInertBehind(modal)
  const { modalProps, underlayProps } = useModalOverlay(
    {
      isDismissable,
      // Keeps the library from hiding the page behind: useInertBehind does that later.
      isEntering: true,
      shouldCloseOnInteractOutside: (element) => isDeliberate() && !element.closest('[data-react-aria-top-layer]'),
    },
    // Always open: the caller mounts and unmounts it.
    { isOpen: true, close: onClose, open: none, toggle: none, setOpen: none, point: null, setPoint: none },
    modal,
  )
  useFocusInside(dialog)
  useFocusFallback(dialog)
  // Contains the focus only once it is inside: of two boxes that open at once, the lower one would keep it. Setting the
  // state in a layout effect renders again synchronously, so that the effects run in this turn, before the box below
  // notices the new element beside it and disables it.
  const [holdsFocus, setHoldsFocus] = useState(false)
  useLayoutEffect(() => setHoldsFocus(true), [])
  return (
    <>
      <ScrollLock />
      {container && <InPage container={container} />}
      {createPortal(
        <FocusScope restoreFocus contain={holdsFocus}>
          <div
            role="presentation"
            {...underlayProps}
            ref={aboveKeyboard}
            className={scrim}
            // The second press of a double click must not select the nearest word either.
            onMouseDown={(event) => event.detail > 1 && !isDeliberate() && event.preventDefault()}
          >
            <div {...modalProps} ref={modal} className={box}>
              <section
                ref={dialog}
                className={css.dialog}
                role="dialog"
                tabIndex={-1}
                aria-labelledby={props.titleId}
                aria-describedby={props.describedBy}
              >
                {children}
              </section>
            </div>
          </div>
        </FocusScope>,
        container ?? document.body,
      )}
    </>
  )
}

const none = (): void => undefined

/**
 * Locks the page's scrolling. It measures the scroll bar, and so must run before the box is added to the page. Another
 * one around boxes that replace each other keeps the page from being unlocked and laid out in between.
 */
export function ScrollLock(): null {
  usePreventScroll()
  return null
}

/** Must come before the box: effects run in order, so the box's own effects find it in the page. */
function InPage({ container }: { container: Element }): null {
  useLayoutEffect(() => document.body.append(container), [container])
  return null
}
