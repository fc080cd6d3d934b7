import { importEndpoints } from '../../../../domain/api/imports.ts'
import { useData } from '../../app/use-data.ts'

/** Polling interval while photos are fetched. */
export const POLL_INTERVAL_MS = 2_000

/** The imports so far, read again while photos of any are fetched. */
export function useImports() {
  return useData(
    importEndpoints.list,
    {},
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.imports.some((one) => one.state === 'running') === true && POLL_INTERVAL_MS,
    },
  )
}
