import type { Picture } from '../../../domain/media.ts'
import { Paragraphs } from './paragraphs.tsx'
import { Photo } from './photo.tsx'
import { SectionHead } from './section-head.tsx'

const sizes = '(min-width: 1336px) 397px, (min-width: 900px) 30vw, (min-width: 600px) 44vw, 92vw'

interface StoriesProps {
  stories: { _id: string; title: string; content: string; image: Picture | null }[]
}

export function Stories({ stories }: StoriesProps) {
  if (stories.length === 0) return null
  return (
    <section className="section section--sand" aria-labelledby="stories-h">
      <div className="wrap">
        <SectionHead id="stories-h" title="Our Story and Purpose" />
        <ul className="stories">
          {stories.map(({ _id, title, content, image }) => (
            <li key={_id} className="story" data-reveal>
              <Photo picture={image} sizes={sizes} />
              <div className="story__text">
                <h3>{title}</h3>
                <Paragraphs text={content} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
