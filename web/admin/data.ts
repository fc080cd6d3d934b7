import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, type Call, openAnswer } from './api.ts'
import { useOffice } from './office-context.ts'

export interface Loaded<T> {
  data: T | undefined
  error: ApiError | null
  loading: boolean
  /** The data still belongs to the address before. */
  stale: boolean
  reload(): Promise<void>
  /** Shows a change before the server has confirmed it. */
  update(change: (data: T) => T): void
}

interface State<T> {
  path: string
  /** The address that the data came from. */
  key: string
  data: T | undefined
  error: ApiError | null
  loading: boolean
}

/**
 * What a call answers, asked for anew whenever its address changes. While it is under way the last
 * answer from the same path stays, or what an earlier visit was given. `null` asks for nothing.
 */
export function useData<T>(call: Call<T> | null): Loaded<T> {
  const { api, cache } = useOffice()
  const key = call === null ? '' : `${call.path} ${JSON.stringify(call.query ?? {})}`
  const path = call?.path ?? ''
  const [state, setState] = useState<State<T>>(() => blank(path))
  const latest = useRef(call)
  latest.current = call

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const asked = latest.current
      if (asked === null) return
      setState((last) => ({ ...(last.path === path ? last : blank<T>(path)), loading: true }))
      try {
        const body = await api.ask({ ...asked, signal })
        const data = openAnswer(asked, body)
        cache.set(key, body)
        setState({ path, key, data, error: null, loading: false })
      } catch (error) {
        if (signal?.aborted === true) return
        setState((last) => ({ ...last, path, error: readError(error), loading: false }))
      }
    },
    [api, cache, key, path],
  )

  useEffect(() => {
    if (key === '') return
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [key, load])

  const own = state.path === path ? state : blank<T>(path)
  const earlier = own.data === undefined && call !== null ? recall(call, cache.get(key)) : undefined
  return {
    ...own,
    data: own.data ?? earlier,
    stale: own.data === undefined || own.key !== key,
    reload: useCallback(() => load(), [load]),
    update: useCallback(
      (change: (data: T) => T) =>
        setState((last) => (last.data === undefined ? last : { ...last, data: change(last.data) })),
      [],
    ),
  }
}

function blank<T>(path: string): State<T> {
  return { path, key: '', data: undefined, error: null, loading: true }
}

function recall<T>(call: Call<T>, kept: unknown): T | undefined {
  return kept === undefined ? undefined : call.answer.safeParse(kept).data
}

export function readError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
