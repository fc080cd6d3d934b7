import {
  type QueryFilters,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  EndpointContract,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../../domain/api/endpoint.ts'
import { useApi } from './admin-context.ts'
import { ApiError, addressOf } from './api-client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

interface ReadOptions<T>
  extends Pick<UseQueryOptions<T>, 'enabled' | 'refetchInterval' | 'refetchOnWindowFocus'> {
  /** Rejects on a 401 at once instead of asking for the password. */
  quiet?: boolean
}

/**
 * Query of an endpoint. While another page or search of the same list loads, it returns the last
 * one; `isFetchedAfterMount` says that the response belongs to the present URL and is no cached one
 * of an earlier visit. `null` requests nothing.
 */
export function useData<C extends EndpointContract>(
  call: C | null,
  params: ParamsOf<C>,
  query?: Partial<QueryOf<C>>,
  options?: ReadOptions<ResponseOf<C>>,
): UseQueryResult<ResponseOf<C>>
export function useData(
  call: EndpointContract | null,
  params: object,
  query: object = {},
  { quiet, ...options }: ReadOptions<unknown> = {},
): UseQueryResult<unknown> {
  const api = useApi()
  const path = call === null ? '' : addressOf(call, params)
  return useQuery({
    ...options,
    queryKey: [path, query],
    queryFn:
      call === null
        ? skipToken
        : ({ signal }): Promise<unknown> =>
            api.call(call, params, undefined, { query, quiet, signal }),
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[0] === path ? last : undefined),
  })
}

/**
 * Changes the loaded responses of an endpoint at once. Running requests, whose responses may lack
 * the change, are cancelled.
 */
export function useDataChange<C extends EndpointContract>(call: C, params: ParamsOf<C>) {
  const queryClient = useQueryClient()
  return async (change: (data: ResponseOf<C>) => ResponseOf<C>): Promise<void> => {
    const loaded: QueryFilters = {
      queryKey: [addressOf(call, params)],
      predicate: ({ state }) => state.data !== undefined,
    }
    await queryClient.cancelQueries(loaded)
    queryClient.setQueriesData<ResponseOf<C>>(loaded, (data) => data && change(data))
  }
}

export function readError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
