import { Component, type ReactNode } from 'react'

interface Props {
  readonly fallback: ReactNode
  readonly children: ReactNode
  /** Called with what was thrown. */
  readonly onCrash?: (error: unknown) => void
}

/** Keeps a screen that throws from taking the rest of the page with it. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('a screen crashed', error)
    this.props.onCrash?.(error)
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children
  }
}
