import { settingsScreens } from '../content/screens/settings-screens.ts'
import { SingleForm } from '../content/single-form.tsx'
import { pageMeta } from '../page-meta.ts'
import { useShop } from '../shop.tsx'

export const meta = pageMeta(settingsScreens.label)

export default function Settings() {
  const shop = useShop()
  return <SingleForm screens={settingsScreens} onSaved={() => void shop.reload()} />
}
