import { pageMeta } from '../app/page-meta.ts'
import { RecordFacts } from '../content/record-facts.tsx'
import { aboutScreens } from '../content/screens/about-screens.ts'
import { SingleRecord } from '../content/single-record.tsx'

export const meta = pageMeta(aboutScreens.label)

export default function About() {
  return (
    <SingleRecord screens={aboutScreens} lead="Your introduction on the home page and on About Us.">
      {(record) => <RecordFacts type={aboutScreens.type} record={record} />}
    </SingleRecord>
  )
}
