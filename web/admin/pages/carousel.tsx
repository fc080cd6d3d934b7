import { useTranslations } from 'use-intl'
import { carousel } from '../../../domain/content/carousel.ts'
import { RecordListScreen } from '../content/card-list.tsx'
import { carouselScreens } from '../content/screens/page-screens.ts'
import { typedValues } from '../forms/fields/field-forms.ts'
import type { FormValues } from '../forms/form-values.ts'
import { previewOf } from '../forms/media/media-value.ts'
import { closestVariantUrl } from '../ui/image-variant.ts'
import styles from './carousel.module.css'

export default function Carousel() {
  const t = useTranslations('pages.carousel')
  return (
    <RecordListScreen
      screens={carouselScreens}
      columns="wide"
      lead={t('lead')}
      nameOf={({ title }) => title}
      pictureOf={({ image }) => image}
      photo={({ image }, index) => (
        <>
          <img
            className={styles.slide}
            src={image.url === '' ? undefined : closestVariantUrl(image, 640)}
            alt=""
            loading="lazy"
          />
          <span className={`picture-badge ${styles.number}`}>{index + 1}</span>
        </>
      )}
      words={({ title, content }) => (
        <>
          <h2>{title}</h2>
          <p>{content}</p>
        </>
      )}
      deletion={t('deletion')}
      empty={t('empty')}
      saved={t('saved')}
      fallback={t('fallback')}
      preview={(values) => <Preview values={values} />}
    />
  )
}

/** Small preview of the slide. */
function Preview({ values }: { values: FormValues }) {
  const t = useTranslations('pages.carousel')
  const { image, title, content } = typedValues(carousel, values)
  return (
    <div className={styles.preview} aria-hidden="true">
      <b>{t('preview')}</b>
      <div className={styles.stage}>
        {image !== null && <img src={previewOf(image)} alt="" />}
        <div className={styles.stageWords}>
          <strong>{title || t('yourTitle')}</strong>
          <p className="clamped">{content || t('yourDescription')}</p>
          <em>{t('shopNow')}</em>
        </div>
      </div>
    </div>
  )
}
