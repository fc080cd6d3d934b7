import type { Picture } from '../../../domain/media/media.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './stories.module.css'

const sizes = '(min-width:1336px)397px,(min-width:900px)30vw,(min-width:600px)44vw,92vw'

interface StoriesProps {
  title: string
  stories: (WithFallbacks & {
    _id: string
    title: string
    content: string
    image: Picture | null
  })[]
}

export function Stories({ title, stories }: StoriesProps) {
  const langOf = useFieldLanguage()
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
                <h3 lang={langOf(story, 'title')}>{story.title}</h3>
                <Paragraphs text={story.content} lang={langOf(story, 'content')} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
