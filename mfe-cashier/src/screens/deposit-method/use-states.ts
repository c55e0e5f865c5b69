import { useHost } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { listStates } from '../../api/places.ts'

/** The states of a country; `isEmpty` once it is known that there are none; `askAgain` retries a failed request. */
export function useStates(country: string) {
  const { api } = useHost()
  const states = useQuery({
    queryKey: ['states', country],
    queryFn: ({ signal }) => listStates(api, country, signal),
    // Billing data may have a country's name instead of its code, which is looked up in the list first.
    enabled: /^[A-Z]{2}$/.test(country),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const list = states.data ?? []
  return {
    list,
    /** Undefined until the states are loaded. */
    known: states.data,
    error: states.error,
    isEmpty: states.isSuccess && list.length === 0,
    isAsking: states.isFetching,
    askAgain: () => void states.refetch(),
  }
}
