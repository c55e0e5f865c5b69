/**
 * The part of @tanstack/react-query that the site uses: all that its shared bundle carries. One statement per name:
 * webpack's cache gives the names of a single statement in another order, and a warm build would differ in its bytes
 * from a clean one.
 */
export { QueryClient } from '@tanstack/react-query'
export { QueryClientProvider } from '@tanstack/react-query'
export { useInfiniteQuery } from '@tanstack/react-query'
export { useQuery } from '@tanstack/react-query'
export { useQueryClient } from '@tanstack/react-query'
