import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/**
 * What those who listen are told without asking. A status is read out when words come into it, not for those that it was
 * drawn with: they are in sight at once, and come into it for the ear, as new, a moment later.
 */
export function Status({ className, children }: { className?: string | undefined; children: ReactNode }): ReactNode {
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), 20)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={className}>
      <div key={String(isTold)} aria-hidden={!isTold || undefined} style={{ display: 'contents' }}>
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
    </div>
  )
}
