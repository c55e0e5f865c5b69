import type { ScreenId } from '@croupier/shared/host'
import { Spinner } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import { hintOf, useHintWhenSeen } from '../frame/lazy/hint.ts'
import { useShell } from '../host/shell-context.tsx'
import { useText, type MessageId } from '../words.ts'
import css from './menu.module.css'

interface MenuItemProps {
  readonly word: MessageId
  /** The pop-up that takes the drawer's place. */
  readonly screen?: ScreenId
  readonly onSelect?: () => void
  /** At the end of the line: the current language. */
  readonly detail?: ReactNode
  readonly isDanger?: boolean
  /** At work: presses are ignored. */
  readonly isBusy?: boolean
}

/** A line of the drawer. */
export function MenuItem({ word, screen, onSelect, detail, isDanger, isBusy }: MenuItemProps) {
  const { screens } = useShell()
  const text = useText()
  const seen = useHintWhenSeen(screen)
  const select = onSelect ?? (() => screen && screens.open(screen, {} as never, { replace: true }))
  return (
    <li>
      <button
        ref={seen}
        type="button"
        className={css.item}
        data-danger={isDanger || undefined}
        aria-disabled={isBusy || undefined}
        {...(screen && hintOf(screens, screen))}
        onClick={isBusy ? undefined : select}
      >
        {text(word)}
        {isBusy && <Spinner />}
        {detail !== undefined && <span className={css.note}>{detail}</span>}
      </button>
    </li>
  )
}

/** Lines that belong together, under a thin rule. */
export function MenuList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={css.list}>
      {children}
    </ul>
  )
}
