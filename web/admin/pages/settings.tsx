import { useShop } from '../app/shop-settings.tsx'
import { settingsScreens } from '../content/screens/settings-screens.ts'
import { SingleForm } from '../content/single-form.tsx'

export default function Settings() {
  const shop = useShop()
  return <SingleForm screens={settingsScreens} onSaved={() => void shop.reload()} />
}
