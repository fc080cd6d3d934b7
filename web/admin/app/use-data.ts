import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  EndpointContract,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../../domain/api/endpoint.ts'
import { useAdmin } from './admin-context.ts'
import { type Api, ApiError, addressOf, parseResponse } from './api-client.ts'

export interface Loaded<T> {
  data: T | undefined
  error: ApiError | null
  loading: boolean
  /** The data still belongs to the previous URL. */
  stale: boolean
  reload(): Promise<void>
  /** Applies an optimistic update before the server has confirmed it. */
  update(change: (data: T) => T): void
}

interface State<T> {
  path: string
  /** URL that the data came from. */
  key: string
  data: T | undefined
  error: ApiError | null
  loading: boolean
}

interface ReadOptions {
  /** Rejects on a 401 at once instead of asking for the password. */
  quiet?: boolean
}

/**
 * Response of an endpoint, refetched whenever its URL changes. While loading, it returns the last
 * response of the same path or the cached one of an earlier visit. `null` requests nothing.
 */
export function useData<C extends EndpointContract>(
  call: C | null,
  params: ParamsOf<C>,
  query?: Partial<QueryOf<C>>,
  options?: ReadOptions,
): Loaded<ResponseOf<C>>
export function useData(
  call: EndpointContract | null,
  params: object,
  query: object = {},
  options: ReadOptions = {},
): Loaded<unknown> {
  const { api } = useAdmin()
  return useSource(call === null ? null : sourceOf(api, call, params, query, options))
}

function sourceOf(
  api: Api,
  call: EndpointContract,
  params: object,
  query: object,
  options: ReadOptions,
): Source<unknown> {
  const address = addressOf(call, params, query)
  return {
    path: addressOf(call, params),
    key: address,
    send: (signal) => api.send(call, address, { ...options, signal }),
    open: (body) => parseResponse(call, body),
  }
}

interface Source<T> {
  path: string
  /** Path with query. */
  key: string
  send(signal: AbortSignal | undefined): Promise<unknown>
  open(body: unknown): T
}

function useSource<T>(source: Source<T> | null): Loaded<T> {
  const { cache } = useAdmin()
  const { path, key } = source ?? { path: '', key: '' }
  const [state, setState] = useState<State<T>>(() => blank(path))
  const latest = useRef(source)
  latest.current = source
  /** Number of loads begun. */
  const loads = useRef(0)
  /** The last load begun before the last update, whose response lacks it. */
  const outdated = useRef(0)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const asked = latest.current
      if (asked === null) return
      const { path, key } = asked
      // The request may belong to an earlier URL, and by now the screen may show a later one.
      const number = ++loads.current
      const isWanted = () =>
        signal?.aborted !== true && latest.current?.key === key && number === loads.current
      setState((last) => ({ ...(last.path === path ? last : blank<T>(path)), loading: true }))
      try {
        const body = await asked.send(signal)
        const data = asked.open(body)
        const isOutdated = number <= outdated.current
        if (number === loads.current && !isOutdated) cache.set(key, body)
        if (!isWanted()) return
        const fresh = { path, key, data, error: null, loading: false }
        setState((last) =>
          isOutdated && last.key === key ? { ...last, error: null, loading: false } : fresh,
        )
      } catch (error) {
        const failure = isWanted() ? readError(error) : null
        if (failure !== null)
          setState((last) => ({ ...last, path, error: failure, loading: false }))
      }
    },
    [cache],
  )

  useEffect(() => {
    if (key === '') return
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [key, load])

  const own = state.path === path ? state : blank<T>(path)
  const earlier =
    own.data === undefined && source !== null ? recall(source, cache.get(key)) : undefined
  return {
    ...own,
    data: own.data ?? earlier,
    stale: own.data === undefined || own.key !== key,
    reload: useCallback(() => load(), [load]),
    update: useCallback((change: (data: T) => T) => {
      outdated.current = loads.current
      setState((last) => (last.data === undefined ? last : { ...last, data: change(last.data) }))
    }, []),
  }
}

function blank<T>(path: string): State<T> {
  return { path, key: '', data: undefined, error: null, loading: true }
}

function recall<T>(source: Source<T>, kept: unknown): T | undefined {
  if (kept === undefined) return undefined
  try {
    return source.open(kept)
  } catch {
    return undefined
  }
}

export function readError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
