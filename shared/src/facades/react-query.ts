/** The part of @tanstack/react-query that the site uses: all that its shared bundle carries. */
export { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
