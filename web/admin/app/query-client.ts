import { QueryClient } from '@tanstack/react-query'

/**
 * Cache of the responses: going back renders a screen from it while the data is refetched. Errors
 * show at once, also offline.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    },
  })
}
