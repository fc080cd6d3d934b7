import { settingsScreens } from '../content/screens/screens.ts'
import { SingleForm } from '../content/single-form.tsx'

export default function Settings() {
  return <SingleForm screens={settingsScreens} />
}
