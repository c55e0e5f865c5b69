import { createContext, useContext, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import css from './disclosure.module.css'

export interface DisclosureProps {
  /** Names it within its group. */
  readonly id?: string
  readonly title: ReactNode
  readonly isOpenAtFirst?: boolean
  readonly level?: 2 | 3
  /** `menu`: a thin rule beside the panel, as in the drawer. */
  readonly look?: 'plain' | 'menu'
  readonly children: ReactNode
}

interface Group {
  readonly open: string | null
  set(open: string | null): void
}

const GroupContext = createContext<Group | null>(null)

/** A section that collapses under its title; the browser's find-in-page finds collapsed text, and opens the section. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const { title, isOpenAtFirst = false, level = 3, look = 'plain', children } = props
  const id = useId()
  const name = props.id ?? id
  const group = useContext(GroupContext)
  const [isOpenAlone, setOpenAlone] = useState(isOpenAtFirst)
  const isOpen = group ? group.open === name : isOpenAlone
  const toggle = () => (group ? group.set(isOpen ? null : name) : setOpenAlone(!isOpen))
  const panel = useFindInPage(isOpen, toggle)
  const Heading = `h${level}` as const
  return (
    <div className={css[look]}>
      <Heading className={css.heading}>
        <button
          type="button"
          id={`${id}-title`}
          className={css.trigger}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={toggle}
        >
          <span>{title}</span>
          <span className={css.sign} aria-hidden="true" />
        </button>
      </Heading>
      <div ref={panel} id={`${id}-panel`} role="group" aria-labelledby={`${id}-title`} hidden={!isOpen}>
        <div className={css.inner}>{children}</div>
      </div>
    </div>
  )
}

/** React knows no `hidden="until-found"` yet. */
function useFindInPage(isOpen: boolean, open: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (isOpen || !element) return
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  })
  return panel
}

export interface DisclosureGroupProps {
  readonly children: ReactNode
  readonly openAtFirst?: string
}

/** Disclosures of which one at most is open. */
export function DisclosureGroup({ children, openAtFirst }: DisclosureGroupProps): ReactNode {
  const [open, set] = useState(openAtFirst ?? null)
  return <GroupContext value={{ open, set }}>{children}</GroupContext>
}
