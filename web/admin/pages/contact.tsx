import { Button } from '@mantine/core'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { contact } from '../../../domain/content/contact.ts'
import { RecordFacts } from '../content/record-facts.tsx'
import { RecordLoader } from '../content/record-loader.tsx'
import { Icon } from '../icon.tsx'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../parts/page-head.tsx'

export const meta = pageMeta('Contact')

export default function Contact() {
  return (
    <>
      <PageHead title="Contact" lead="How visitors reach you, on every page of the site.">
        <Button
          component={Link}
          to="/admin/contact/edit"
          variant="filled"
          leftSection={<Icon name="edit" size={16} />}
        >
          {contact.labels.edit}
        </Button>
      </PageHead>
      <RecordLoader type={contact} id={undefined} parent={{ label: 'Dashboard', to: '/admin' }}>
        {(record) =>
          record !== null && (
            <RecordFacts
              type={contact}
              record={record}
              write={{ address: (text) => <Address text={text} /> }}
            />
          )
        }
      </RecordLoader>
    </>
  )
}

/** The parts of an address, broken after the third. */
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
