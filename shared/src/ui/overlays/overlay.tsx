import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { ModalBox } from './modal-box.tsx'
import css from './overlay.module.css'

export interface OverlayProps {
  /** Escape, the dimmed page, the back gesture. */
  readonly onClose: () => void
  /** The id of the heading inside, which names the dialog. */
  readonly titleId: string
  /** Desktop widths: sm 400, md 520, lg 760, full. A full-height sheet on phones. */
  readonly size?: 'sm' | 'md' | 'lg' | 'full'
  /** Whether a press on the dimmed page closes it. Default true; Escape always does. */
  readonly isDismissable?: boolean
  /** Small pop-ups (an alert) stay a box on phones too. */
  readonly isBox?: boolean
  readonly describedBy?: string
  /** Already closed and about to be removed: hidden, and ignores presses. */
  readonly isLeaving?: boolean
  /** Where the box is put. Default: the page. */
  readonly container?: Element
  readonly children: ReactNode
}

/** The modal box of a pop-up, open while mounted: dims and disables the page, keeps the focus inside, gives it back. */
export function Overlay({ isLeaving, isBox, size = 'md', isDismissable = true, ...rest }: OverlayProps): ReactNode {
  return (
    <ModalBox
      {...rest}
      isDismissable={isDismissable}
      scrim={classNames(css.scrim, !isBox && css.sheetScrim, isLeaving && css.leaving)}
      box={classNames(css.modal, css[size], !isBox && css.sheet)}
    />
  )
}

export type DrawerProps = Pick<OverlayProps, 'isLeaving' | 'onClose' | 'titleId' | 'container' | 'children'>

/** The right-hand drawer over the dimmed page; as wide as the screen on small phones. */
export function Drawer({ isLeaving, ...rest }: DrawerProps): ReactNode {
  return (
    <ModalBox
      {...rest}
      isDismissable
      scrim={classNames(css.scrim, css.drawerScrim, isLeaving && css.leaving)}
      box={classNames(css.drawer)}
    />
  )
}
