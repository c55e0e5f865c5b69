import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/**
 * A message that screen readers announce by themselves. They read out text that is added to a status, not text that it
 * was rendered with at first: that is visible at once, and is added for screen readers, as new, a moment later.
 */
export function Status({ className, children }: { className?: string | undefined; children: ReactNode }): ReactNode {
  const [isAnnounced, setAnnounced] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), 20)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={className}>
      <div key={String(isAnnounced)} aria-hidden={!isAnnounced || undefined} style={{ display: 'contents' }}>
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
    </div>
  )
}
