import { Fragment } from 'react'
import { pageMeta } from '../app/page-meta.ts'
import { RecordFacts } from '../content/record-facts.tsx'
import { contactScreens } from '../content/screens/contact-screens.ts'
import { SingleRecord } from '../content/single-record.tsx'

export const meta = pageMeta(contactScreens.label)

export default function Contact() {
  return (
    <SingleRecord
      screens={contactScreens}
      lead="How visitors reach you, on every page of the site."
    >
      {(record) => (
        <RecordFacts
          type={contactScreens.type}
          record={record}
          write={{ address: (text) => <Address text={text} /> }}
        />
      )}
    </SingleRecord>
  )
}

/** Postal address with a line break after its third part. */
function Address({ text }: { text: string }) {
  if (text === '') return 'Nothing yet'
  return text.split(',').map((part, index, parts) => (
    <Fragment key={parts.slice(0, index + 1).join()}>
      {part.trim()}
      {index < parts.length - 1 && ', '}
      {index === 2 && index < parts.length - 1 && <br />}
    </Fragment>
  ))
}
