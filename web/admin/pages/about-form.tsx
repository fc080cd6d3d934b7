import { aboutScreens } from '../content/screens/about-screens.ts'
import { SingleForm } from '../content/single-form.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta(aboutScreens.label)

export default function AboutForm() {
  return <SingleForm screens={aboutScreens} saved="About us" />
}
