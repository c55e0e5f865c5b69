import { count, type User } from '@croupier/shared/api'
import { useHostEvent } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { useShell } from '../host/shell-context.tsx'

/** How many messages the member has not read; 0 where nobody knows (site.md 7, no indicator). */
export function useUnreadNews(user: User | null): number {
  const { api } = useShell()
  const { data = 0, refetch } = useQuery({
    queryKey: ['unreadNews', user?.id],
    queryFn: ({ signal }) =>
      api.post('/sys/news/getNewCount', { memberId: user!.id }, { schema: count, indicator: false, signal }),
    enabled: user !== null,
    retry: false,
  })
  useHostEvent('news:changed', () => void (user && refetch()))
  return user ? data : 0
}
