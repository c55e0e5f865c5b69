import { serverNow } from '@croupier/shared/api'
import { useEffect, useState } from 'react'

const SECOND = 1000

/** Minutes and seconds until an address expires, by the server's clock; '' afterwards; null where it does not expire. */
export function useTimeLeft(expiresAt: string | undefined): string | null {
  const end = expiresAt ? Date.parse(expiresAt) : Number.NaN
  const [now, setNow] = useState(serverNow)
  const isOver = !(end > now)
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(serverNow()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  if (Number.isNaN(end)) return null
  return isOver ? '' : clock(Math.ceil((end - now) / SECOND))
}

/** 125 is '2:05'. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
