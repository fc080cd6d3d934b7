import { useCallback } from 'react'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { RecordResponse } from '../../../domain/api/record.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useApi } from './admin-context.ts'
import { readError } from './use-data.ts'

export type ShopSettings = RecordResponse<typeof settings>

/** Fields to save, computed from the present settings; null changes nothing. */
type Change = (present: ShopSettings) => Partial<ShopSettings> | null

const { read, update } = contentEndpoints(settings)
/** More conflicts in a row cannot come from people. */
const MAX_ATTEMPTS = 5

/**
 * Saves a change of the settings. If somebody else saves at the same time, the change is computed
 * again from theirs, so that nothing is lost. Returns null if there was nothing to change.
 */
export function useSettingsChange(): (change: Change) => Promise<ShopSettings | null> {
  const api = useApi()
  return useCallback(
    async (change) => {
      for (let attempt = 1; ; attempt++) {
        const { settingsData } = await api.call(read, {})
        const fields = change(settingsData)
        if (fields === null) return null
        try {
          const options = { version: settingsData.version }
          return (await api.call(update, {}, fields, options)).settingsData
        } catch (thrown) {
          if (readError(thrown).status !== 409 || attempt === MAX_ATTEMPTS) throw thrown
        }
      }
    },
    [api],
  )
}
