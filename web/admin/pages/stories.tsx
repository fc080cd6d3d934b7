import { Link } from 'react-router'
import { z } from 'zod'
import { story } from '../../../domain/content/story.ts'
import { CardList } from '../content/card-list.tsx'
import { pageMeta } from '../page-meta.ts'
import { pictureSchema, recordSchema } from '../records.ts'
import { renditionUrl } from '../rendition.ts'
import styles from './stories-screen.module.css'

export const meta = pageMeta('Story and Purpose')

const storySchema = recordSchema.extend({
  title: z.string(),
  content: z.string(),
  imageDetails: pictureSchema.nullish(),
})
const base = '/admin/story-perpose'

export default function Stories() {
  return (
    <CardList
      type={story}
      record={storySchema}
      columns="wide"
      title="Story and Purpose"
      lead="The cards under “Our Story and Purpose” on the About Us page."
      add={{ label: story.labels.add, to: `${base}/add` }}
      nameOf={({ title }) => title}
      pictureOf={({ imageDetails }) => imageDetails}
      photo={({ imageDetails }) => (
        <img
          className={styles.story}
          src={imageDetails ? renditionUrl(imageDetails, 640) : undefined}
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
      deletion="It leaves the About Us page at once."
      empty={{
        icon: 'book',
        title: 'No Data Found',
        text: 'Say why you do what you do: a title, a few sentences and one photograph.',
      }}
    />
  )
}
