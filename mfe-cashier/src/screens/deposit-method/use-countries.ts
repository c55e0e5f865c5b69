import { useHost } from '@croupier/shared/host'
import { painted } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { listCountries } from '../../api/places.ts'

/** All countries; `enabled` if the form asks for one. */
export function useCountries(enabled: boolean) {
  const { api } = useHost()
  return useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => painted().then(() => listCountries(api, signal)),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
