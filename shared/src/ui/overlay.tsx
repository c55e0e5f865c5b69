import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import './react-aria-style.ts'
import { classNames } from './class-names.ts'
import css from './overlay.module.css'
import { useEscape } from './use-escape.ts'
import { useMeant } from './use-meant.ts'

export interface OverlayProps {
  readonly isOpen: boolean
  /** Escape, the dimmed page, the back gesture. */
  readonly onClose: () => void
  /** The id of the heading inside, which names the dialog. */
  readonly titleId?: string
  /** The dialog's name where no heading is shown. */
  readonly label?: string
  /** Desktop widths: sm 400, md 520, lg 760, xl 1040, full. A full-height sheet on phones. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  /** Whether a press on the dimmed page closes it. Default true; Escape always does. */
  readonly isDismissable?: boolean
  /** Small pop-ups (an alert) stay a box on phones too. */
  readonly isBox?: boolean
  readonly describedBy?: string
  /** Closed already and about to be taken away: out of sight, and deaf to presses. */
  readonly isLeaving?: boolean
  /** Where the box is put. Default: the page. */
  readonly container?: Element
  readonly children: ReactNode
}

/** The modal box of every pop-up: dims and disables the page, keeps the focus inside, gives it back. */
export function Overlay(props: OverlayProps): ReactNode {
  const { isOpen, onClose, size = 'md', isDismissable = true, isBox, children } = props
  const box = useEscape(isOpen, onClose)
  const isMeant = useMeant(isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      UNSTABLE_portalContainer={props.container}
      shouldCloseOnInteractOutside={(element) => isMeant() && !element.closest('[data-react-aria-top-layer]')}
      className={classNames(css.scrim, !isBox && css.sheetScrim, props.isLeaving && css.leaving)}
    >
      <Modal className={classNames(css.modal, css[size], !isBox && css.sheet)}>
        <Dialog
          ref={box}
          className={css.dialog}
          aria-labelledby={props.titleId}
          aria-label={props.label}
          aria-describedby={props.describedBy}
        >
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

export interface DrawerProps extends Pick<
  OverlayProps,
  'isOpen' | 'isLeaving' | 'onClose' | 'titleId' | 'label' | 'container' | 'children'
> {
  readonly side?: 'end' | 'start'
}

/** The right-hand drawer over the dimmed page; as wide as the screen on small phones. */
export function Drawer(props: DrawerProps): ReactNode {
  const { isOpen, isLeaving, onClose, titleId, label, side = 'end', children } = props
  const box = useEscape(isOpen, onClose)
  const isMeant = useMeant(isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      UNSTABLE_portalContainer={props.container}
      shouldCloseOnInteractOutside={isMeant}
      className={classNames(css.scrim, css.drawerScrim, isLeaving && css.leaving)}
    >
      <Modal className={classNames(css.drawer, side === 'start' && css.start)}>
        <Dialog ref={box} className={css.dialog} aria-labelledby={titleId} aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
