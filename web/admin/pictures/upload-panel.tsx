import { ActionIcon, Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { pictureScreens } from '../content/screens/picture-screens.ts'
import { Icon } from '../ui/icon.tsx'
import { Progress } from '../ui/progress.tsx'
import styles from './upload-panel.module.css'
import { isUnderWay, type Upload, type Uploads } from './use-uploads.ts'

/** Pictures named in one sentence; of more, only the number. */
const MAX_NAMED = 5

/** Progress of the uploads, and what became of them. */
export function UploadPanel({ uploads }: { uploads: Uploads }) {
  const t = useTranslations('pictures.uploads')
  const { all } = uploads
  const underWay = all.filter(isUnderWay)
  const added = all.filter(({ state }) => state === 'added')
  const known = all.filter(({ state }) => state === 'known')
  const failed = all.filter(({ state }) => state === 'failed')
  const done = all.reduce((sum, one) => sum + (isUnderWay(one) ? one.progress : 1), 0)
  return (
    <section aria-label={t('label')} hidden={all.length === 0} className={styles.root}>
      <div className={styles.head}>
        <p role="status">
          {underWay.length > 0
            ? t('underWay', { done: all.length - underWay.length, count: all.length })
            : all.length > 0 && t('done', { added: added.length })}
        </p>
        {underWay.length === 0 && (
          <ActionIcon aria-label={t('dismiss')} onClick={uploads.dismiss}>
            <Icon name="close" size={16} />
          </ActionIcon>
        )}
      </div>
      {underWay.length > 0 && <Progress value={done} max={all.length} label={t('label')} />}
      {known.length > 0 && (
        <p className={`soft ${styles.line}`}>
          {t('known', { count: known.length })}
          {known.length <= MAX_NAMED &&
            known.map((one) => <KnownPicture key={one.id} upload={one} />)}
        </p>
      )}
      {failed.length > 0 && (
        <ul className={styles.failures}>
          {failed.map(({ id, file, failure }) => (
            <li key={id}>
              {/* Most sentences name the file. */}
              {failure.includes(file.name) ? failure : t('failure', { name: file.name, failure })}
            </li>
          ))}
        </ul>
      )}
      {failed.some(({ canRetry }) => canRetry) && (
        <Button onClick={uploads.retry}>{t('retry')}</Button>
      )}
    </section>
  )
}

function KnownPicture({ upload: { picture } }: { upload: Upload }) {
  if (picture === null) return null
  return (
    <Link to={`${pictureScreens.address}/${picture._id}`} className={`one-line ${styles.known}`}>
      {picture.name}
    </Link>
  )
}
