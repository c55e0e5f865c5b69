import { serverNow } from '@croupier/shared/api'
import { useEffect, useState } from 'react'

const SECOND = 1000

/** Minutes and seconds until an address expires, by the server's clock; '' afterwards; null where it does not expire. */
export function useTimeLeft(expiresAt: string | undefined): string | null {
  const end = expiresAt ? Date.parse(expiresAt) : Number.NaN
  const [now, setNow] = useState(serverNow)
  const expires = !Number.isNaN(end)
  useEffect(() => {
    if (!expires) return
    // Also after the end: a clock that was set forward in between made it come too early.
    const timer = setInterval(() => setNow(serverNow()), SECOND)
    return () => clearInterval(timer)
  }, [expires])
  if (!expires) return null
  return end > now ? formatCountdown(Math.ceil((end - now) / SECOND)) : ''
}

/** 125 is '2:05'. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
