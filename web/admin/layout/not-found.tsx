import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export default function Missing() {
  const t = useTranslations('layout.notFound')
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        icon="search"
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
