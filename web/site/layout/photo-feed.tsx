import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import photo from '../../ui/photo.module.css'
import { Picture } from '../../ui/picture.tsx'
import { useLabels } from '../content/labels.ts'
import { useSite } from '../content/site.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './photo-feed.module.css'

const sizes = '(min-width:1336px)193px,(min-width:1200px)15vw,30vw'

export function PhotoFeed() {
  const { texts, feed, instagramLink } = useSite()
  const { post } = useLabels('frame')
  const langOf = useFieldLanguage()
  if (feed.length === 0) return null
  return (
    <section className="section section--paper off-sheet" aria-labelledby="feed-h">
      <div className="wrap">
        <SectionHeader id="feed-h" title={texts.feedTitle} subtitle={texts.feedText}>
          {instagramLink !== '' && (
            <a
              className={button.line}
              href={instagramLink}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="instagram" small />
              {texts.feedAction}
            </a>
          )}
        </SectionHeader>
        <ul className={css.root} data-reveal>
          {feed.map(({ title, image, link, ...rest }, index) => (
            <li key={image?.url ?? title}>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                lang={langOf(rest, 'title')}
                aria-label={title || image?.alt || format(post, { number: index + 1 })}
              >
                <div className={`${photo.root} ${css.photo}`}>
                  {image === null ? (
                    <span className={css.title}>
                      <span className="clip">{title}</span>
                    </span>
                  ) : (
                    <Picture picture={image} sizes={sizes} alt="" />
                  )}
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
