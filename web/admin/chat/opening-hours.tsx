import { openingHoursScreens } from '../content/screens/text-screens.ts'
import { SingleForm } from '../content/single-form.tsx'
import { HoursHelp } from './hours-help.tsx'

export default function OpeningHours() {
  return <SingleForm screens={openingHoursScreens} help={({ form }) => <HoursHelp form={form} />} />
}
