import { createContext, type ReactNode, useContext } from 'react'
import { z } from 'zod'
import { settings } from '../../../domain/content/settings.ts'
import { useData } from '../data.ts'
import { oneAnswer } from '../records.ts'

const { timeZone, phoneCountryCode } = settings.fields
const shopSchema = z.object({
  brandName: z.string().catch(''),
  timeZone: z.string().catch(timeZone.initial),
  phoneCountryCode: z.string().catch(phoneCountryCode.initial),
})

interface ShopState extends z.infer<typeof shopSchema> {
  /** After the settings were saved. */
  reload(): Promise<void>
}

const call = { path: settings.path, answer: oneAnswer(settings, shopSchema) }
const unknown = shopSchema.parse({})

const ShopContext = createContext<ShopState>({ ...unknown, reload: async () => {} })

/** What the shop says of itself in its settings, for every screen. */
export function ShopProvider({ children }: { children: ReactNode }) {
  const { data, reload } = useData(call)
  return <ShopContext value={{ ...(data?.value ?? unknown), reload }}>{children}</ShopContext>
}

export function useShop(): ShopState {
  return useContext(ShopContext)
}
