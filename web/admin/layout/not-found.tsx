import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export default function NotFound() {
  return <NoScreen reason="notFound" />
}

interface NoScreenProps {
  /** There is no such screen, or an editor opened one for owners by its URL. */
  reason: 'notFound' | 'ownersOnly'
}

export function NoScreen({ reason }: NoScreenProps) {
  const t = useTranslations(`layout.${reason}`)
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        icon={reason === 'notFound' ? 'search' : 'key'}
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
