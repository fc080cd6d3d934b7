import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { gallery } from '../../../domain/content/gallery.ts'
import { galleryScreens } from '../content/screens/page-screens.ts'
import { SingleRecord } from '../content/single-record.tsx'
import { valuesOf } from '../forms/fields/field-forms.ts'
import { keyOf, pictureUrl } from '../forms/media/media-value.ts'
import styles from './gallery-screen.module.css'

export default function Gallery() {
  const t = useTranslations('pages.gallery')
  return (
    <SingleRecord
      screens={galleryScreens}
      lead={t('lead')}
      saved={t('saved')}
      fallback={t('fallback')}
    >
      {(record) => <Shown record={record} />}
    </SingleRecord>
  )
}

function Shown({ record }: { record: AnyRecord }) {
  const t = useTranslations('pages.gallery')
  const { images: pictures, description: paragraphs, title } = valuesOf(gallery, record)
  return (
    <section className={styles.root}>
      <h2>{title || t('noTitle')}</h2>
      {paragraphs.length === 0 && <p>{t('noDescription')}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={styles.tiles}>
        {pictures.map((picture, index) => (
          <li key={keyOf(picture)}>
            <img
              src={pictureUrl(picture, 480)}
              alt={t('photo', { number: index + 1 })}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
