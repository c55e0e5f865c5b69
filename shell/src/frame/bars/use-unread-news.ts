import { count, openChannel, type User } from '@croupier/shared/api'
import { useHostEvent, useTabReturn } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useShell } from '../../host/shell-context.tsx'

/** The number of the member's unread messages; 0 if it is not known (site.md 7, no indicator). */
export function useUnreadNews(user: User | null): number {
  const { api } = useShell()
  const { data = 0, refetch } = useQuery({
    queryKey: ['unreadNews', user?.id],
    queryFn: ({ signal }) =>
      api.post('/sys/news/getNewCount', { memberId: user!.id }, { schema: count, indicator: false, signal }),
    enabled: user !== null,
    retry: false,
  })
  // Messages that arrived meanwhile show on return to the tab (D37).
  useTabReturn(() => void (user && refetch()))
  const isMember = user !== null
  const otherTabs = useRef<BroadcastChannel>(null)
  useHostEvent('news:changed', () => {
    if (user) void refetch()
    otherTabs.current?.postMessage('changed')
  })
  useEffect(() => {
    if (!isMember) return undefined
    const channel = (otherTabs.current = openChannel('croupier.news'))
    channel?.addEventListener('message', () => void refetch())
    return () => channel?.close()
  }, [isMember, refetch])
  return user ? data : 0
}
