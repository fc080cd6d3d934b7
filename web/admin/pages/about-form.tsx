import { pageMeta } from '../app/page-meta.ts'
import { aboutScreens } from '../content/screens/about-screens.ts'
import { SingleForm } from '../content/single-form.tsx'

export const meta = pageMeta(aboutScreens.label)

export default function AboutForm() {
  return <SingleForm screens={aboutScreens} saved="About us" />
}
