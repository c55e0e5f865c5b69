/**
 * The part of @tanstack/react-query that the site uses: all that its shared bundle carries. One statement each: what
 * stands in one statement comes in another order from webpack's cache, and a warm build would not have the bytes of a
 * clean one.
 */
export { QueryClient } from '@tanstack/react-query'
export { QueryClientProvider } from '@tanstack/react-query'
export { useInfiniteQuery } from '@tanstack/react-query'
export { useQuery } from '@tanstack/react-query'
export { useQueryClient } from '@tanstack/react-query'
