import type { ReactNode } from 'react'
import type { Language } from '../../../domain/languages/language.ts'
import type { Picture } from '../../../domain/media/media.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import type { OpeningRow } from '../../../domain/time/opening-hours-text.ts'
import icon from '../../ui/icon.module.css'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { type Site, useSite } from '../content/site.ts'
import { useTexts } from '../content/texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { AddressLines, handleOf } from '../layout/contact-links.tsx'
import { Photo } from '../ui/photo.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './contact-details.module.css'

interface ContactDetailsProps extends WithFallbacks {
  title: string
  description: string
  image: Picture | null
  /** Opening hours, if the shop has set any. */
  hours?: OpeningListProps | undefined
}

export function ContactDetails({ title, description, image, hours, ...rest }: ContactDetailsProps) {
  const texts = useTexts<'contact'>()
  const langOf = useFieldLanguage()
  const site = useSite()
  const details = detailsOf(site, texts, langOf(site, 'address'))
  if (details.length === 0 && hours === undefined && title === '') return null
  return (
    <section className="section section--paper" aria-labelledby="details-h">
      <div className={image === null ? 'wrap' : `wrap ${css.root}`}>
        <div>
          <SectionHeader
            id="details-h"
            title={title || texts.detailsTitle}
            subtitle={description}
            titleLang={langOf(rest, 'title')}
            subtitleLang={langOf(rest, 'description')}
          />
          <dl className={css.list} data-reveal>
            {details.map(({ icon, name, value }) => (
              <div key={icon}>
                <dt>
                  <Icon name={icon} />
                  {name}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
            {hours && <OpeningList {...hours} />}
          </dl>
        </div>
        {image !== null && (
          <div data-reveal>
            <Photo
              picture={image}
              className={css.photo}
              sizes="(min-width:1336px)672px,(min-width:900px)54vw,94vw"
              srcsetKind="half"
            />
          </div>
        )}
      </div>
    </section>
  )
}

interface Detail {
  icon: IconName
  name: string
  value: ReactNode
}

function detailsOf(
  site: Site,
  texts: Texts<'contact'>,
  addressLang: Language | undefined,
): Detail[] {
  const details: (Detail | false)[] = [
    site.address !== '' && {
      icon: 'pin',
      name: texts.detailAddress,
      value: (
        <address lang={addressLang}>
          <AddressLines address={site.address} />
        </address>
      ),
    },
    site.phone !== null && {
      icon: 'phone',
      name: texts.detailPhone,
      value: <a href={site.phone.href}>{site.phone.text}</a>,
    },
    site.email !== '' && {
      icon: 'mail',
      name: texts.detailEmail,
      value: <a href={`mailto:${site.email}`}>{site.email}</a>,
    },
    site.instagramLink !== '' && {
      icon: 'instagram',
      name: texts.detailInstagram,
      value: <OutsideLink href={site.instagramLink}>{handleOf(site.instagramLink)}</OutsideLink>,
    },
    site.facebookLink !== '' && {
      icon: 'facebook',
      name: texts.detailFacebook,
      value: <OutsideLink href={site.facebookLink}>{site.brand}</OutsideLink>,
    },
  ]
  return details.filter((detail) => detail !== false)
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

interface OpeningListProps {
  title: string
  rows: readonly OpeningRow[]
}

/** Opening hours, listed among the contact details. */
function OpeningList({ title, rows }: OpeningListProps) {
  return (
    <div>
      <dt>
        <svg className={icon.root} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.2v5l3.4 2" />
        </svg>
        {title}
      </dt>
      {rows.map(({ days, hours }) => (
        <dd key={days}>
          {days}: {hours}
        </dd>
      ))}
    </div>
  )
}
