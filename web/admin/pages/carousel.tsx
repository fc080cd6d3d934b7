import { pageMeta } from '../app/page-meta.ts'
import { RecordListScreen } from '../content/record-list-screen.tsx'
import { carouselScreens } from '../content/screens/carousel-screens.ts'
import { type FormValues, readText } from '../forms/form-values.ts'
import { previewOf, readMedia } from '../media/media-value.ts'
import { closestVariantUrl } from '../ui/image-variant.ts'
import styles from './carousel.module.css'

export const meta = pageMeta(carouselScreens.label)

export default function Carousel() {
  return (
    <RecordListScreen
      screens={carouselScreens}
      columns="wide"
      lead="The large photos at the top of the home page, in this order."
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
          <span className={styles.number}>{index + 1}</span>
        </>
      )}
      words={({ title, content }) => (
        <>
          <h2>{title}</h2>
          <p>{content}</p>
        </>
      )}
      deletion="It disappears from the home page immediately."
      empty="Add your first slide. The carousel stays hidden until there is one."
      saved="Home carousel"
      fallback="Something went wrong"
      preview={(values) => <Preview values={values} />}
    />
  )
}

/** Small preview of the slide. */
function Preview({ values }: { values: FormValues }) {
  const image = readMedia(values.image)
  return (
    <div className={styles.preview} aria-hidden="true">
      <b>Preview</b>
      <div className={styles.stage}>
        {image !== null && <img src={previewOf(image)} alt="" />}
        <div className={styles.stageWords}>
          <strong>{readText(values.title) || 'Your title'}</strong>
          <p>{readText(values.content) || 'Your description'}</p>
          <em>Shop Now</em>
        </div>
      </div>
    </div>
  )
}
