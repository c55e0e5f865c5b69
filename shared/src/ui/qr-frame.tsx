import type { ReactNode } from 'react'
import css from './qr-frame.module.css'

/** A white ground with a quiet edge for a QR code (200 x 200), and words below it. */
export function QrFrame({ children, caption }: { children: ReactNode; caption?: ReactNode }): ReactNode {
  return (
    <figure className={css.frame}>
      <div className={css.ground}>{children}</div>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}
