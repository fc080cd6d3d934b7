import { Alert } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../../app/admin-context.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { photoTypes } from '../../forms/media/file-chooser.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useOnlyCategory } from '../category-options.tsx'
import choice from '../file-choice.module.css'
import { FileChoice } from '../file-choice.tsx'
import { isPhoto, readChosen } from './chosen-photos.ts'
import { DraftTable } from './draft-table.tsx'
import { GroupList } from './photo-group-list.tsx'
import { groupPhotos, type PhotoGroup } from './photo-groups.ts'
import { type Draft, draftsOf } from './use-drafts.ts'

/** Photo import: group the photos by product, then name and publish the products. */
export default function Photographs() {
  const t = useTranslations('catalogue.photoImport.screen')
  const picker = useTranslations('catalogue.photoImport.picker')
  const declared = useDeclaredTexts()
  const { handedOver } = useAdmin()
  const onlyCategory = useOnlyCategory()
  const [groups, setGroups] = useState<PhotoGroup[]>([])
  const [drafts, setDrafts] = useState<Draft[] | null>(null)
  const [refused, setRefused] = useState('')
  const [reading, setReading] = useState(false)
  const previews = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const url of previews.current) URL.revokeObjectURL(url)
    },
    [],
  )

  async function take(files: File[]): Promise<void> {
    const photos = files.filter(isPhoto)
    const others = files.filter((file) => !isPhoto(file))
    const names = others.map(({ name }) => name).join(', ')
    setRefused(others.length === 0 ? '' : t('skipped', { count: others.length, names }))
    if (photos.length === 0) return
    setReading(true)
    try {
      const chosen = await readChosen(photos)
      previews.current.push(...chosen.map(({ preview }) => preview))
      setGroups((before) => [...before, ...groupPhotos(chosen)])
    } finally {
      setReading(false)
    }
  }
  const taken = useRef(take)
  taken.current = take
  useEffect(() => {
    const files = handedOver.photographs.splice(0)
    if (files.length > 0) void taken.current(files)
  }, [handedOver])
  const shared = useSharedPhotos((files) => void taken.current(files))

  const parent = { label: declared(productScreens.label), to: productScreens.address }
  return (
    <>
      <PageHeader title={t('title')} parent={parent} here={t('here')} />
      {[refused, shared].filter(Boolean).map((sentence) => (
        <Alert key={sentence} role="alert" icon={<Icon name="alert" />} mb={16}>
          {sentence}
        </Alert>
      ))}
      {drafts !== null ? (
        <DraftTable start={drafts} />
      ) : groups.length === 0 ? (
        <FileChoice
          label={picker('label')}
          icon="images"
          accept={photoTypes}
          isBusy={reading}
          title={picker(reading ? 'reading' : 'choose')}
          hint={picker('orDrop')}
          onFiles={take}
        >
          <ul className={choice.rules}>
            <li>{picker('groups')}</li>
            <li>{picker('hidden')}</li>
            <li>{picker.rich('names', { code: (words) => <code>{words}</code> })}</li>
          </ul>
        </FileChoice>
      ) : (
        <GroupList
          groups={groups}
          onChange={setGroups}
          onMore={take}
          onDone={() => setDrafts(draftsOf(groups, onlyCategory?._id ?? ''))}
        />
      )}
    </>
  )
}

/** Cache in which `public/share-worker.js` stores photos shared by a phone's gallery. */
const sharedCache = 'shared-photographs'
const scope = '/admin/share'

/** Takes shared photos out of the cache. Returns a sentence if none arrived. */
function useSharedPhotos(onFiles: (files: File[]) => void): string {
  const [query, setQuery] = useSearchParams()
  const t = useTranslations('catalogue.photoImport.screen')
  const [hasArrived, setArrived] = useState(true)
  const isShared = query.has('shared')
  const latest = useRef(onFiles)
  latest.current = onFiles

  useEffect(() => {
    void prepareSharing()
    if (!isShared) return
    void takeShared().then((files) => {
      setArrived(files.length > 0)
      if (files.length > 0) latest.current(files)
      setQuery({}, { replace: true })
    })
  }, [isShared, setQuery])
  return hasArrived ? '' : t('notArrived')
}

/** Browsers without service workers have no share target either. */
async function prepareSharing(): Promise<void> {
  await navigator.serviceWorker?.register('/share-worker.js', { scope }).catch(() => undefined)
}

async function takeShared(): Promise<File[]> {
  const cache = await caches.open(sharedCache)
  const requests = await cache.keys()
  const files = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request)
      const blob = await response?.blob()
      const name = decodeURIComponent(response?.headers.get('x-name') ?? '')
      const taken = Number(response?.headers.get('x-modified') ?? 0)
      return blob && new File([blob], name || 'photo.jpg', { type: blob.type, lastModified: taken })
    }),
  )
  await caches.delete(sharedCache)
  return files.filter((file) => file !== undefined)
}
