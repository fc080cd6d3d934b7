import type { Picture } from '../../../domain/media/media.ts'
import type { OpeningRow } from '../../../domain/time/opening-hours-text.ts'
import icon from '../../ui/icon.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useSite } from '../content/site.ts'
import { useTexts } from '../content/texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { AddressLines, listContactLinks } from '../layout/contact-links.tsx'
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
  const { address } = site
  const links = listContactLinks(site, ['phone', 'mail', 'instagram', 'facebook'])
  const names = {
    phone: texts.detailPhone,
    mail: texts.detailEmail,
    instagram: texts.detailInstagram,
    facebook: texts.detailFacebook,
  }
  if (address === '' && links.length === 0 && hours === undefined && title === '') return null
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
            {address !== '' && (
              <div>
                <dt>
                  <Icon name="pin" />
                  {texts.detailAddress}
                </dt>
                <dd>
                  <address lang={langOf(site, 'address')}>
                    <AddressLines address={address} />
                  </address>
                </dd>
              </div>
            )}
            {links.map(({ name, href, text, outside }) => (
              <div key={name}>
                <dt>
                  <Icon name={name} />
                  {names[name]}
                </dt>
                <dd>
                  <a href={href} {...outside}>
                    {text}
                  </a>
                </dd>
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
