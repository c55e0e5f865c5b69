import { useHost } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readCodeImage } from '../../api/registration.ts'

/**
 * The picture code (captcha): a ticket (a timestamp) identifies the picture. A picture that fails to load shows no
 * error (AC-08).
 */
export function useCodeImage(isShown: boolean) {
  const { api } = useHost()
  const [ticket, setTicket] = useState(() => String(Date.now()))
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['verifyCode', ticket],
    queryFn: ({ signal }) => readCodeImage(api, ticket, signal),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  // Two presses within one millisecond still get two tickets.
  const renew = () => setTicket((last) => String(Math.max(Date.now(), Number(last) + 1)))
  return { ticket, image: data, takenAt: dataUpdatedAt, renew }
}
