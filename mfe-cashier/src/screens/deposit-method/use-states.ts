import { useStatesQuery } from '@croupier/shared/regions'

/** The states of a country; `isEmpty` once it is known that there are none; `askAgain` retries a failed request. */
export function useStates(country: string) {
  const states = useStatesQuery(country)
  const list = states.data ?? []
  return {
    list,
    /** Undefined until the states are loaded. */
    known: states.data,
    isLoading: states.isLoading,
    error: states.error,
    isEmpty: states.isSuccess && list.length === 0,
    isAsking: states.isFetching,
    askAgain: () => void states.refetch(),
  }
}
