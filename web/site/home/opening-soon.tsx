import type { Texts } from '../../../domain/text/page-texts.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { openHeaderChat } from '../chat/enquiry-link.tsx'
import type { Site } from '../content/site.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { listContactLinks } from '../layout/contact-links.tsx'
import banner from '../ui/banner.module.css'

interface OpeningSoonProps {
  site: Site
  texts: Texts<'openingSoon'>
  /** Slides above it, with the title of the page. */
  hasSlides: boolean
}

/** First section of a shop without products: its name, and the ways to reach it. */
export function OpeningSoon({ site, texts, hasSlides }: OpeningSoonProps) {
  const langOf = useFieldLanguage()
  return (
    <section className={`${banner.root} ${banner.soon} on-sand`} aria-label={texts.soonTitle}>
      <div className="wrap">
        <div className={banner.text}>
          {hasSlides ? (
            <h2>{texts.soonTitle}</h2>
          ) : (
            <>
              <p className="eyebrow">{texts.soonTitle}</p>
              <h1>{site.brand}</h1>
            </>
          )}
          <p className={`sub ${banner.tagline}`} lang={langOf(site, 'blurb')}>
            {site.blurb}
          </p>
          {texts.soonText && <p className={banner.tagline}>{texts.soonText}</p>}
          <Channels site={site} chat={texts.soonChat} />
        </div>
      </div>
    </section>
  )
}

const order = ['chat', 'phone', 'instagram', 'facebook', 'mail'] as const

/** Links of the stored contact channels. */
function Channels({ site, chat }: { site: Site; chat: string }) {
  const links = listContactLinks(site, order)
  if (links.length === 0) return null
  return (
    <p className={banner.ways}>
      {links.map(({ name, href, text, outside }) => (
        <a
          key={name}
          className={name === 'chat' ? button.chat : button.line}
          href={href}
          {...outside}
          {...(name === 'chat' && {
            'data-opens-chat': '',
            onClick: ({ currentTarget }) => openHeaderChat(currentTarget, site),
          })}
        >
          <Icon name={name} small />
          {name === 'chat' ? chat : text}
        </a>
      ))}
    </p>
  )
}
