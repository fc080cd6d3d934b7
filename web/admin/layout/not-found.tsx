import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { pageMeta } from '../app/page-meta.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export const meta = pageMeta('Not found')

export default function Missing() {
  return (
    <>
      <PageHeader title="Screen not found" />
      <EmptyState
        icon="search"
        title="Nothing at this address"
        text="It may have moved, or the link is incomplete."
        action={
          <Button component={Link} to="/admin">
            Go to the dashboard
          </Button>
        }
      />
    </>
  )
}
