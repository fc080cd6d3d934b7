import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Message for an editor who opened a screen for owners by its URL. */
export function OwnersOnly() {
  const t = useTranslations('layout.ownersOnly')
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        icon="key"
        title={t('emptyTitle')}
        text={t('text')}
        action={
          <Button component={Link} to="/admin">
            {t('dashboard')}
          </Button>
        }
      />
    </>
  )
}
