import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Instead of a screen that an editor opened by its address. */
export function OwnersOnly() {
  return (
    <>
      <PageHeader title="This screen is for owners" />
      <EmptyState
        icon="key"
        title="You are an editor here"
        text="You can edit everything visitors see. Only owners can change settings and administrators: ask one of them."
        action={
          <Button component={Link} to="/admin">
            Go to the dashboard
          </Button>
        }
      />
    </>
  )
}
