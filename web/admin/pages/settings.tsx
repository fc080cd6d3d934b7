import { pageMeta } from '../app/page-meta.ts'
import { useShop } from '../app/shop-settings.tsx'
import { settingsScreens } from '../content/screens/settings-screens.ts'
import { SingleForm } from '../content/single-form.tsx'

export const meta = pageMeta(settingsScreens.label)

export default function Settings() {
  const shop = useShop()
  return <SingleForm screens={settingsScreens} onSaved={() => void shop.reload()} />
}
