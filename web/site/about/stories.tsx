import type { Picture } from '../../../domain/media/media.ts'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './stories.module.css'

const sizes = '(min-width:1336px)397px,(min-width:900px)30vw,(min-width:600px)44vw,92vw'

interface StoriesProps {
  title: string
  stories: { _id: string; title: string; content: string; image: Picture | null }[]
}

export function Stories({ title, stories }: StoriesProps) {
  if (stories.length === 0) return null
  return (
    <section className="section section--sand" aria-labelledby="stories-h">
      <div className="wrap">
        <SectionHeader id="stories-h" title={title} />
        <ul className={css.root}>
          {stories.map((story) => (
            <li key={story._id} className={css.story} data-reveal>
              <Photo picture={story.image} sizes={sizes} />
              <div>
                <h3>{story.title}</h3>
                <Paragraphs text={story.content} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
