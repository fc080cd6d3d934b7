import { Link } from 'react-router'
import { pageMeta } from '../app/page-meta.ts'
import { CardList } from '../content/card-list.tsx'
import { storyScreens } from '../content/screens/story-screens.ts'
import { closestVariantUrl } from '../ui/image-variant.ts'
import styles from './stories-screen.module.css'

export const meta = pageMeta(storyScreens.label)

const { type, address: base } = storyScreens

export default function Stories() {
  return (
    <CardList
      type={type}
      columns="wide"
      title={storyScreens.label}
      lead="The cards under “Our Story and Purpose” on the About Us page."
      add={{ label: type.labels.add, to: `${base}/add` }}
      nameOf={({ title }) => title}
      pictureOf={({ imageDetails }) => imageDetails}
      photo={({ imageDetails }) => (
        <img
          className={styles.story}
          src={imageDetails ? closestVariantUrl(imageDetails, 640) : undefined}
          alt=""
          loading="lazy"
        />
      )}
      words={({ _id, title, content }) => (
        <>
          <h2>
            <Link to={`${base}/${_id}`}>{title}</Link>
          </h2>
          <p>{content}</p>
        </>
      )}
      actions={({ _id }) => [{ label: 'Edit', icon: 'edit', to: `${base}/${_id}` }]}
      deletion="It disappears from the About Us page immediately."
      empty={{
        icon: storyScreens.icon,
        title: 'No Data Found',
        text: 'Say why you do what you do: a title, a few sentences and one photo.',
      }}
    />
  )
}
