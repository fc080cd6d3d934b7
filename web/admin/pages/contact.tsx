import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { RecordFacts } from '../content/record-facts.tsx'
import { contactScreens } from '../content/screens/page-screens.ts'
import { SingleRecord } from '../content/single-record.tsx'

export default function Contact() {
  const t = useTranslations('pages.contact')
  return (
    <SingleRecord screens={contactScreens} lead={t('lead')}>
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
  const t = useTranslations('pages.contact')
  if (text === '') return t('noAddress')
  return text.split(',').map((part, index, parts) => (
    <Fragment key={parts.slice(0, index + 1).join()}>
      {part.trim()}
      {index < parts.length - 1 && ', '}
      {index === 2 && index < parts.length - 1 && <br />}
    </Fragment>
  ))
}
