import { useTranslations } from 'use-intl'
import type { DetailedPicture } from '../../../domain/api/pictures.ts'
import { describeSize } from '../../../domain/text/file-size.ts'
import { When } from '../ui/timestamp.tsx'
import styles from './picture-detail.module.css'

/** Size, weight and kind of a picture's file. */
export function PictureFacts({ picture }: { picture: DetailedPicture }) {
  const t = useTranslations('pictures.facts')
  const { width, height, bytes, url, createdAt, edit, isSmall } = picture
  const extension = /\.(?<type>\w+)$/.exec(url)?.groups?.type ?? ''
  return (
    <dl className={styles.facts}>
      {width > 0 && (
        <div>
          <dt>{t('size')}</dt>
          <dd>
            {t('pixels', { width: String(width), height: String(height) })}
            {isSmall && <small>{t('small')}</small>}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('file')}</dt>
        <dd>
          {extension.toUpperCase()} {describeSize(bytes)}
        </dd>
      </div>
      {edit !== null && (
        <div>
          <dt>{t('edited')}</dt>
          <dd>{t('originalKept')}</dd>
        </div>
      )}
      <div>
        <dt>{t('added')}</dt>
        <dd>
          <When at={createdAt} />
        </dd>
      </div>
    </dl>
  )
}
