import { useHost } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { activateAccount } from '../../api/activation.ts'
import { useMailedLink } from '../../state/use-mailed-link.ts'

/**
 * Redeems the link's token, once. Then refreshes the session, since the logged-in member may be the one who was
 * activated.
 */
export function useActivation(token: string) {
  const { api, session } = useHost()
  const redeem = useMailedLink()
  const activate = async () => {
    try {
      const outcome = await redeem(() => activateAccount(api, token))
      void session.refresh()
      return outcome
    } catch (error) {
      await session.refresh()
      throw error
    }
  }
  return useQuery({
    queryKey: ['activation', token],
    queryFn: activate,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
