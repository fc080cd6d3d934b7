import { createContext, type ReactNode, useContext } from 'react'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useData } from './use-data.ts'

const { timeZone, phoneCountryCode, currency } = settings.fields
const { read } = contentEndpoints(settings)

interface ShopState {
  brandName: string
  timeZone: string
  phoneCountryCode: string
  currency: string
  /** Languages of the site, the default one first. */
  languages?: readonly string[]
  /** Refetches the settings after they were saved. */
  reload(): Promise<void>
}

const unknown = {
  brandName: '',
  timeZone: timeZone.initial,
  phoneCountryCode: phoneCountryCode.initial,
  currency: currency.initial,
}

const ShopContext = createContext<ShopState>({ ...unknown, reload: async () => {} })

/** Shop settings for every screen. */
export function ShopProvider({ children }: { children: ReactNode }) {
  const { data, reload } = useData(read, {})
  return (
    <ShopContext value={{ ...(data?.settingsData ?? unknown), reload }}>{children}</ShopContext>
  )
}

export function useShop(): ShopState {
  return useContext(ShopContext)
}
