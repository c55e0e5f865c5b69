import { Component, type ReactNode } from 'react'
import css from './qr-frame.module.css'

interface QrFrameProps {
  readonly children: ReactNode
  readonly caption?: ReactNode
}

/** A white ground with a quiet edge for a QR code (200 x 200), and words below it. */
export function QrFrame({ children, caption }: QrFrameProps): ReactNode {
  return (
    <CodeBoundary>
      <figure className={css.frame}>
        <div className={css.ground}>{children}</div>
        {caption && <figcaption className={css.caption}>{caption}</figcaption>}
      </figure>
    </CodeBoundary>
  )
}

/** A code that cannot be drawn (its text is too long) is only logged: the text beside it is enough to pay. */
class CodeBoundary extends Component<{ readonly children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.warn('a QR code could not be drawn', error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
