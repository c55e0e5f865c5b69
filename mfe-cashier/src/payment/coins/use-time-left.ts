import { serverNow } from '@croupier/shared/api'
import { useEffect, useState } from 'react'

const SECOND = 1000

/** Minutes and seconds until an address expires, by the server's clock; '' afterwards; null where it does not expire. */
export function useTimeLeft(expiresAt: string | undefined): string | null {
  const end = expiresAt ? Date.parse(expiresAt) : Number.NaN
  const [now, setNow] = useState(serverNow)
  const isExpired = !(end > now)
  useEffect(() => {
    if (isExpired) return
    const timer = setInterval(() => setNow(serverNow()), SECOND)
    return () => clearInterval(timer)
  }, [isExpired])
  if (Number.isNaN(end)) return null
  return isExpired ? '' : formatCountdown(Math.ceil((end - now) / SECOND))
}

/** 125 is '2:05'. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
