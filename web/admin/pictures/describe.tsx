import { Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useOutletContext, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { pictureEndpoints } from '../../../domain/api/pictures.ts'
import { useData } from '../app/use-data.ts'
import { pictureScreens } from '../content/screens/picture-screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { EmptyState, Failure } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Progress } from '../ui/progress.tsx'
import styles from './describe.module.css'
import { DescribeStep } from './describe-step.tsx'
import type { LibraryContext } from './library-layout.tsx'
import { selectedParameter, useDescribeQueue } from './use-describe-queue.ts'

/** Descriptions of pictures in one sitting: one after the other, with the keyboard alone. */
export default function Describe() {
  const t = useTranslations('pictures.describe')
  const declared = useDeclaredTexts()
  const { selection } = useOutletContext<LibraryContext>()
  const [search] = useSearchParams()
  const queryClient = useQueryClient()
  const photographs = selection.chosen.filter(({ kind }) => kind === 'image')
  const isSelection = search.has(selectedParameter) && photographs.length > 0
  const queue = useDescribeQueue(isSelection ? photographs : null)
  // Each save leaves what other screens have loaded as it is; once is enough.
  useEffect(() => () => void queryClient.invalidateQueries(), [queryClient])
  // Whole sittings are in one language.
  const [language, setLanguage] = useState('')
  const { picture, next, left, done } = queue
  useData(next === undefined ? null : pictureEndpoints.read, { id: next?._id ?? '' })
  return (
    <>
      <PageHeader
        title={t('title')}
        parent={{ label: declared(pictureScreens.label), to: pictureScreens.address }}
        here={t('title')}
      >
        <Button component={Link} to={pictureScreens.address}>
          {t('close')}
        </Button>
      </PageHeader>
      {queue.error !== null && <Failure message={queue.error.message} onRetry={queue.retry} />}
      {queue.isLoading && <Skeleton height={320} radius="md" />}
      {picture !== undefined && (
        <>
          <div className={styles.progress}>
            <p role="status">{t('left', { count: left })}</p>
            <Progress value={done} max={done + left} label={t('progress')} />
          </div>
          <DescribeStep
            key={picture._id}
            picture={picture}
            queue={queue}
            language={language}
            onLanguage={setLanguage}
          />
        </>
      )}
      {picture === undefined && !queue.isLoading && queue.error === null && (
        <EmptyState
          icon="check"
          title={t(done === 0 ? 'none' : 'finished')}
          text={t(done === 0 ? 'noneHint' : 'finishedHint', { count: done })}
          action={
            <>
              <Button component={Link} to={pictureScreens.address} variant="filled">
                {t('toPictures')}
              </Button>
              {done > 0 && <Button onClick={queue.goBack}>{t('back')}</Button>}
            </>
          }
        />
      )}
    </>
  )
}
