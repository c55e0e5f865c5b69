import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '../styles/class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import css from './screen.module.css'
import { useDoubleClickGuard } from './use-double-click-guard.ts'

/** How a screen is framed: has the shape of the shell's `ScreenFrame`. */
export interface Frame {
  readonly kind: 'dialog' | 'page' | 'part'
  readonly titleId: string
  readonly closeLabel: string
  close(): void
}

/** What is needed of a submit event. */
interface SubmitSignal {
  preventDefault(): void
  stopPropagation(): void
}

export interface ScreenProps {
  readonly frame: Frame
  readonly title: string
  /** Before the title: a method's picture, 40 x 28 at most. */
  readonly icon?: ReactNode
  /** Beside the title: Change, Deposit. */
  readonly headerAction?: ReactNode
  /** Stays in reach of a thumb below the scrolling body: the main button, small print. */
  readonly footer?: ReactNode
  /** Default: `frame.close`. */
  readonly onClose?: () => void
  /** A dialog that must be answered has no close button. */
  readonly hideClose?: boolean
  /** No space around the body (a game's frame, a picture). */
  readonly isFlush?: boolean
  /** Makes the screen a dialog to assistive technology where it is a page of its own, too. */
  readonly isDialog?: boolean
  /** If given, body and footer are one form. */
  readonly onSubmit?: (event: SubmitSignal) => void
  readonly children: ReactNode
  readonly className?: string
}

/**
 * The content frame of every pop-up and page: title over a thin rule, body that scrolls, footer that stays.
 * The box around it (modal, dimming, focus) is the shell's.
 */
export function Screen(props: ScreenProps): ReactNode {
  const { frame, title, icon, headerAction, footer, onSubmit, isFlush, isDialog, hideClose, children } = props
  const body = useRef<HTMLDivElement>(null)
  useReachableScroll(body, frame.kind === 'dialog')
  const guardDoubleClick = useDoubleClickGuard()
  const Heading = frame.kind === 'page' ? 'h1' : 'h2'
  const Content = onSubmit ? 'form' : 'div'
  const Frame = frame.kind === 'dialog' ? 'div' : 'section'
  // In a dialog, header and footer would count as landmarks of the page.
  const role = frame.kind === 'dialog' ? 'presentation' : undefined
  return (
    <Frame
      className={classNames(css.screen, css[frame.kind], props.className)}
      role={isDialog && frame.kind === 'page' ? 'dialog' : undefined}
      aria-labelledby={frame.kind === 'dialog' ? undefined : frame.titleId}
    >
      <header className={css.header} role={role}>
        {icon && <span className={css.icon}>{icon}</span>}
        <div className={css.titles}>
          <Heading id={frame.titleId} className={css.title}>
            {title}
          </Heading>
          {headerAction}
        </div>
        {frame.kind !== 'part' && !hideClose && (
          <IconButton
            className={css.close}
            label={frame.closeLabel}
            icon={<X size={22} aria-hidden="true" />}
            onPress={props.onClose ?? (() => frame.close())}
          />
        )}
      </header>
      <Content className={css.content} {...(onSubmit && { onSubmit, noValidate: true })}>
        <div ref={body} className={classNames(css.body, isFlush && css.flush)}>
          {children}
        </div>
        {footer && (
          <footer className={css.footer} role={role} onClickCapture={guardDoubleClick}>
            {footer}
          </footer>
        )}
      </Content>
    </Frame>
  )
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"], iframe'

/**
 * Marks a body that scrolls; one without anything focusable inside becomes focusable itself, for scrolling by keyboard.
 */
function useReachableScroll(body: RefObject<HTMLDivElement | null>, enabled: boolean): void {
  useEffect(() => {
    const element = body.current
    if (!element || !enabled) return
    const update = () => {
      const scrolls = element.scrollHeight > element.clientHeight + 1
      element.toggleAttribute('data-scrolls', scrolls)
      if (scrolls && !element.querySelector(focusable)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [body, enabled])
}
