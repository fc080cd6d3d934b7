import { importEndpoints } from '../../../../domain/api/imports.ts'
import { useData } from '../../app/use-data.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'

export const importPath = `${productScreens.address}/import`

/** Where an import goes on, with its photos unless another step is named. */
export function pathOfImport(id: string, step?: 'photos' | 'addresses'): string {
  const query = new URLSearchParams({ import: id, ...(step !== undefined && { step }) })
  return `${importPath}?${query}`
}

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
