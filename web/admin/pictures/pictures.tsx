import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useOutletContext, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { pictureEndpoints } from '../../../domain/api/pictures.ts'
import { describeSize } from '../../../domain/text/file-size.ts'
import { useData } from '../app/use-data.ts'
import { MainButton } from '../content/main-button.tsx'
import { pictureScreens } from '../content/screens/picture-screens.ts'
import { FileChooser, photoTypes, videoTypes } from '../forms/media/file-chooser.tsx'
import { PictureFilters } from '../forms/pictures/picture-filters.tsx'
import { PictureGrid } from '../forms/pictures/picture-grid.tsx'
import {
  isFiltered,
  type PictureView,
  queryOf,
  readPictureView,
} from '../forms/pictures/picture-view.ts'
import { MAX_SELECTED, type PicturesState, usePictures } from '../forms/pictures/use-pictures.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState, Failure, SkeletonCards } from '../ui/load-state.tsx'
import { HeaderButton, PageHeader } from '../ui/page-header.tsx'
import { SelectButton } from '../ui/selection-bar.tsx'
import { withParameters } from '../ui/use-pagination.ts'
import type { LibraryContext } from './library-layout.tsx'
import { PictureBar } from './picture-bar.tsx'
import { DeletePictures } from './picture-delete-dialog.tsx'
import styles from './pictures.module.css'

const fileTypes = `${photoTypes},${videoTypes}`

/** All pictures of the shop. */
export default function Pictures() {
  const t = useTranslations('pictures.list')
  const declared = useDeclaredTexts()
  const { selection, uploads, place } = useOutletContext<LibraryContext>()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const view = readPictureView(search)
  const state = usePictures(queryOf(view))
  const { total, key } = state
  const hasDrop = useMediaQuery('(hover: hover)', true, { getInitialValueInEffect: false })
  const [isDeleting, setDeleting] = useState(false)
  const chosen = selection.chosen.map(state.newestOf)
  const isEmpty = total === 0 && !isFiltered(view)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    // Another search begins at its top.
    window.scrollTo(0, 0)
  }, [key])
  const add = declared('types.picture.add')
  const clear = () => setSearch({}, { replace: true })

  return (
    <>
      <PageHeader
        title={declared(pictureScreens.label)}
        count={total}
        lead={t(hasDrop ? 'lead' : 'leadWithoutDrop')}
      >
        {!isEmpty && (
          <SelectButton
            label={t('select')}
            isSelecting={selection.isSelecting}
            onToggle={selection.toggleMode}
            isForTouch
          />
        )}
        <DescribeButton />
        <AddButtons label={add} onFiles={uploads.add} />
      </PageHeader>
      {isEmpty ? (
        <EmptyState
          icon={pictureScreens.icon}
          title={t('none')}
          text={t('noneHint')}
          action={
            <FileChooser accept={fileTypes} multiple onFiles={uploads.add}>
              {(openDialog) => <MainButton icon="plus" label={add} onClick={openDialog} />}
            </FileChooser>
          }
        />
      ) : (
        <section aria-label={declared(pictureScreens.label)}>
          <div className={styles.tools}>
            <PictureFilters
              view={view}
              total={total ?? 0}
              onFilter={(name, value) => {
                // The address is ahead of the last render when filters follow each other quickly.
                const latest = new URLSearchParams(window.location.search)
                setSearch(withParameters(latest, { [name]: value }), { replace: true })
              }}
              onClear={clear}
            />
          </div>
          <Summary view={view} state={state} onSelectAll={selection.replace} />
          {state.error !== null && (
            <Failure message={state.error.message} onRetry={state.refetch} />
          )}
          {total === undefined && state.error === null && <SkeletonCards count={8} />}
          {total === 0 && (
            <EmptyState
              icon="search"
              title={t('notFound')}
              text={view.q === '' ? t('noMatch') : t('noMatchOf', { words: view.q })}
              action={<Button onClick={clear}>{t('clear')}</Button>}
            />
          )}
          {total !== undefined && total > 0 && (
            <PictureGrid
              key={key}
              label={declared(pictureScreens.label)}
              state={state}
              selection={selection}
              place={place}
              addressOf={addressOf}
              onOpen={(picture) => void navigate(addressOf(picture), { state: search.toString() })}
              onDelete={() => setDeleting(true)}
            />
          )}
        </section>
      )}
      <PictureBar chosen={chosen} onDelete={() => setDeleting(true)} onClear={selection.clear} />
      {isDeleting && chosen.length > 0 && (
        <DeletePictures
          pictures={chosen}
          onDeleted={selection.clear}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

function addressOf({ _id }: { _id: string }): string {
  return `${pictureScreens.address}/${_id}`
}

interface SummaryProps {
  view: PictureView
  state: PicturesState
  onSelectAll: (pictures: Awaited<ReturnType<PicturesState['readRange']>>) => void
}

/** Number and weight of what a search found, with the way to select all of it. */
function Summary({ view, state, onSelectAll }: SummaryProps) {
  const t = useTranslations('pictures.list')
  const { total = 0, bytes } = state
  const weight = describeSize(bytes)
  return (
    <div className={styles.summary}>
      <p role="status">{total > 0 && t('found', { count: total, weight })}</p>
      {total > 0 && isFiltered(view) && (
        <button
          type="button"
          className="text-button"
          onClick={() => void state.readRange(0, total - 1).then(onSelectAll)}
        >
          {t('selectAll', { count: Math.min(total, MAX_SELECTED) })}
        </button>
      )}
    </div>
  )
}

/** Way to the descriptions in one sitting, while some are missing. */
function DescribeButton() {
  const t = useTranslations('pictures.list')
  const navigate = useNavigate()
  const missing = useData(pictureEndpoints.list, {}, { alt: 'no', kind: 'image', limit: 1 })
  const count = missing.data?.total ?? 0
  if (count === 0) return null
  return (
    <HeaderButton
      icon="edit"
      label={t('describe', { count })}
      onClick={() => void navigate(`${pictureScreens.address}/describe`)}
    />
  )
}

interface AddButtonsProps {
  label: string
  onFiles: (files: File[]) => void
}

/** Buttons for files, and for the camera of a phone. */
function AddButtons({ label, onFiles }: AddButtonsProps) {
  const t = useTranslations('media.sources')
  const hasCamera = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return (
    <>
      {hasCamera && (
        <FileChooser accept={photoTypes} isCamera onFiles={onFiles}>
          {(openCamera) => (
            <ActionIcon aria-label={t('camera.image')} onClick={openCamera}>
              <Icon name="camera" />
            </ActionIcon>
          )}
        </FileChooser>
      )}
      <FileChooser accept={fileTypes} multiple onFiles={onFiles}>
        {(openDialog) => <HeaderButton icon="plus" label={label} isMain onClick={openDialog} />}
      </FileChooser>
    </>
  )
}
