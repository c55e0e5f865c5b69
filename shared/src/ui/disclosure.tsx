import type { ReactNode } from 'react'
import {
  Button as AriaButton,
  Disclosure as AriaDisclosure,
  DisclosureGroup as AriaDisclosureGroup,
  DisclosurePanel,
  Heading,
} from 'react-aria-components'
import './react-aria-style.ts'
import { classNames } from './class-names.ts'
import css from './disclosure.module.css'

export interface DisclosureProps {
  /** Names it within its group. */
  readonly id?: string
  readonly title: ReactNode
  /** Before the title. */
  readonly icon?: ReactNode
  readonly isOpenAtFirst?: boolean
  readonly level?: 2 | 3 | 4
  /** `menu`: a thin rule beside the panel, as in the drawer. */
  readonly look?: 'plain' | 'menu'
  readonly children: ReactNode
}

/** A part that folds away under its title. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const { id, title, icon, isOpenAtFirst, level = 3, look = 'plain', children } = props
  return (
    <AriaDisclosure id={id} defaultExpanded={isOpenAtFirst} className={classNames(css.part, css[look])}>
      <Heading level={level} className={css.heading}>
        <AriaButton slot="trigger" className={classNames(css.trigger)}>
          {icon}
          <span>{title}</span>
          <span className={css.sign} aria-hidden="true" />
        </AriaButton>
      </Heading>
      <DisclosurePanel className={classNames(css.panel)}>
        <div className={css.inner}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}

export interface DisclosureGroupProps {
  readonly children: ReactNode
  readonly openAtFirst?: string
}

/** Disclosures of which one at most is open. */
export function DisclosureGroup({ children, openAtFirst }: DisclosureGroupProps): ReactNode {
  return (
    <AriaDisclosureGroup defaultExpandedKeys={openAtFirst === undefined ? [] : [openAtFirst]}>
      {children}
    </AriaDisclosureGroup>
  )
}
