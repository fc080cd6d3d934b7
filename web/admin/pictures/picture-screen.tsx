import { Button, Skeleton } from '@mantine/core'
import { Link, useLocation, useOutletContext, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { pictureEndpoints } from '../../../domain/api/pictures.ts'
import { useData } from '../app/use-data.ts'
import { pictureScreens } from '../content/screens/picture-screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { EmptyState, Failure } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import type { LibraryContext } from './library-layout.tsx'
import { PictureDetail } from './picture-detail.tsx'

/** One picture with its texts, and every place that shows it. */
export default function PictureScreen() {
  const t = useTranslations('pictures.screen')
  const declared = useDeclaredTexts()
  const { id = '' } = useParams()
  const { place } = useOutletContext<LibraryContext>()
  const { state } = useLocation()
  const { data, error, refetch } = useData(pictureEndpoints.read, { id })
  // Back to the same search, whose place is only known if it was left for this picture.
  const search = place.current !== null && typeof state === 'string' ? state : ''
  const to = pictureScreens.address + (search === '' ? '' : `?${search}`)
  const parent = { label: declared(pictureScreens.label), to }
  if (data !== undefined && error?.status !== 404) {
    return <PictureDetail key={id} picture={data.pictureData} parent={parent} onReload={refetch} />
  }
  return (
    <>
      <PageHeader title={declared('types.picture.one')} parent={parent} here="" />
      {error === null && <Skeleton height={420} radius="md" aria-busy="true" />}
      {error?.status === 404 && (
        <EmptyState
          icon="search"
          title={t('none')}
          text={t('noneHint')}
          action={
            <Button component={Link} to={to}>
              {t('back')}
            </Button>
          }
        />
      )}
      {error !== null && error.status !== 404 && (
        <Failure message={error.message} onRetry={refetch} />
      )}
    </>
  )
}
