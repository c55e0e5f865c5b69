import { useHost } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { listStates } from '../../api/places.ts'

/** The states of a country; `isEmpty` once it is known that there are none; `askAgain` where they did not come. */
export function useStates(country: string) {
  const { api } = useHost()
  const states = useQuery({
    queryKey: ['states', country],
    queryFn: ({ signal }) => listStates(api, country, signal),
    enabled: country !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const list = states.data ?? []
  return {
    list,
    error: states.error,
    isEmpty: states.isSuccess && list.length === 0,
    isAsking: states.isFetching,
    askAgain: () => void states.refetch(),
  }
}
