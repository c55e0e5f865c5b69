import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FocusScope } from 'react-aria/FocusScope'
import { useModalOverlay } from 'react-aria/useModalOverlay'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { aboveKeyboard } from './above-keyboard.ts'
import './react-aria-style.ts'
import css from './overlay.module.css'
import { useEscape } from './use-escape.ts'
import { useFocusInside } from './use-focus-inside.ts'
import { useInertBehind } from './use-inert-behind.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useMeant } from './use-meant.ts'

export interface ModalBoxProps {
  readonly onClose: () => void
  readonly titleId?: string | undefined
  readonly label?: string | undefined
  readonly describedBy?: string | undefined
  readonly isDismissable: boolean
  readonly container?: Element | undefined
  /** Class names of the dimmed page, and of the box on it. */
  readonly scrim: string
  readonly box: string
  readonly children: ReactNode
}

/**
 * A modal dialog of the primitives library's behaviours: the page behind is inert and does not scroll, the focus stays
 * inside and is given back. The library's own component asks for the page's layout in each of its renderings, three
 * times while it opens; here whatever reads comes before whatever writes.
 */
export function ModalBox(props: ModalBoxProps): ReactNode {
  const { onClose, isDismissable, container, scrim, box, children } = props
  const dialog = useEscape(onClose)
  const modal = useRef<HTMLDivElement>(null)
  const isMeant = useMeant()
  useInertBehind(modal)
  const { modalProps, underlayProps } = useModalOverlay(
    {
      isDismissable,
      // What it does to the page behind, useInertBehind does later.
      isEntering: true,
      shouldCloseOnInteractOutside: (element) => isMeant() && !element.closest('[data-react-aria-top-layer]'),
    },
    // Whoever opens and closes it takes it in and out of the page.
    { isOpen: true, close: onClose, open: none, toggle: none, setOpen: none, point: null, setPoint: none },
    modal,
  )
  useFocusInside(dialog)
  useKeptFocus(dialog)
  // Once the focus is inside: of two boxes that open at once, the lower one would keep it. Drawing this at once has the
  // effects run in this turn, before the box below hears that something came into the page beside it, and disables it.
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
            // Nor is it to select the word that is nearest.
            onMouseDown={(event) => event.detail > 1 && !isMeant() && event.preventDefault()}
          >
            <div {...modalProps} ref={modal} className={box}>
              <section
                ref={dialog}
                className={css.dialog}
                role="dialog"
                tabIndex={-1}
                aria-labelledby={props.titleId}
                aria-label={props.label}
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
 * Keeps the page where it is. Looks for the width of the scroll bar, and so stands before the box comes into the page;
 * where one more stands around boxes that take each other's place, the page is not let go and laid out between them.
 */
export function ScrollLock(): null {
  usePreventScroll()
  return null
}

/** Stands before the box: the box finds itself in the page when its own effects run, from first to last. */
function InPage({ container }: { container: Element }): null {
  useLayoutEffect(() => document.body.append(container), [container])
  return null
}
