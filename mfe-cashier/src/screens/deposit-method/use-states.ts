import { useHost } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { listStates } from '../../api/places.ts'

/** The states of a country; `isEmpty` once it is known that there are none; `askAgain` where they did not come. */
export function useStates(country: string) {
  const { api } = useHost()
  const states = useQuery({
    queryKey: ['states', country],
    queryFn: ({ signal }) => listStates(api, country, signal),
    // Billing data may name a country that has to be found in the list first.
    enabled: /^[A-Z]{2}$/.test(country),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const list = states.data ?? []
  return {
    list,
    /** Undefined while it is not known which there are. */
    known: states.data,
    error: states.error,
    isEmpty: states.isSuccess && list.length === 0,
    isAsking: states.isFetching,
    askAgain: () => void states.refetch(),
  }
}
