import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { settings } from '../../../domain/content/settings.ts'
import { isLanguage, type Language, originalLanguage } from '../../../domain/languages/language.ts'
import { useData } from './use-data.ts'

const { timeZone, phoneCountryCode, currency } = settings.fields
const { read } = contentEndpoints(settings)

interface ShopState {
  brandName: string
  timeZone: string
  phoneCountryCode: string
  currency: string
  /** Of the home page, unless the page texts have others. */
  metaTitle: string
  metaDescription: string
  /** Languages of the public pages, the default one first. */
  languages: readonly Language[]
}

const initialLanguages: readonly string[] = [originalLanguage]

const unknown = {
  brandName: '',
  timeZone: timeZone.initial,
  phoneCountryCode: phoneCountryCode.initial,
  currency: currency.initial,
  metaTitle: '',
  metaDescription: '',
  languages: initialLanguages,
}

const ShopContext = createContext<ShopState>({
  ...unknown,
  languages: [originalLanguage],
})

/** Shop settings for every screen. */
export function ShopProvider({ children }: { children: ReactNode }) {
  const { data } = useData(read, {})
  const shop = useMemo(() => {
    const stored = data?.settingsData ?? unknown
    const tags: readonly string[] = stored.languages
    return { ...stored, languages: tags.filter(isLanguage) }
  }, [data])
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): ShopState {
  return useContext(ShopContext)
}
