import type { RemoteName } from '@croupier/shared/host'
import { Component, type ContextType, type ReactNode } from 'react'
import { ShellContext } from '../host/shell-context.tsx'
import { reportFailure } from '../reports/report-failure.ts'

interface Props {
  /** The bundle whose code is below. Default: the shell. */
  readonly owner?: RemoteName | 'shell'
  /** The screen, as the operator reads it. Default: a page, which is not named: an address may hold a player's data. */
  readonly name?: string
  readonly fallback: ReactNode
  readonly children: ReactNode
  readonly onCrash?: () => void
}

/** Keeps a screen that throws from taking the rest of the page with it, and reports it to the operator. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  static override contextType = ShellContext
  declare context: ContextType<typeof ShellContext>
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    const { owner = 'shell', name = 'page', onCrash } = this.props
    console.error('a screen crashed', error)
    reportFailure(this.context!, owner, `crash in ${name}`, error)
    onCrash?.()
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children
  }
}
