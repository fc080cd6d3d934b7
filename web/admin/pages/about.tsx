import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { about } from '../../../domain/content/about.ts'
import { RecordFacts } from '../content/record-facts.tsx'
import { RecordLoader } from '../content/record-loader.tsx'
import { Icon } from '../icon.tsx'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../parts/page-head.tsx'

export const meta = pageMeta('About Us')

export default function About() {
  return (
    <>
      <PageHead title="About Us" lead="The block about you on the home page and on About Us.">
        <Button
          component={Link}
          to="/admin/aboutus/edit"
          variant="filled"
          leftSection={<Icon name="edit" size={16} />}
        >
          {about.labels.edit}
        </Button>
      </PageHead>
      <RecordLoader type={about} id={undefined} parent={{ label: 'Dashboard', to: '/admin' }}>
        {(record) => record !== null && <RecordFacts type={about} record={record} />}
      </RecordLoader>
    </>
  )
}
