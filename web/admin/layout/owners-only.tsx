import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Message for an editor who opened a screen for owners by its URL. */
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
