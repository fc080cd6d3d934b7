import { addresses } from '../../../domain/addresses.ts'
import type { Picture as PictureData } from '../../../domain/media.ts'
import button from '../../ui/button.module.css'
import { Picture } from '../../ui/picture.tsx'
import { PageLink } from '../page-link.tsx'
import { useTexts } from '../texts.ts'
import css from './slogan-banner.module.css'

interface SloganBannerProps {
  slogan: string
  description: string
  photo: PictureData | null
}

export function SloganBanner({ slogan, description, photo }: SloganBannerProps) {
  const texts = useTexts<'home'>()
  if (slogan === '') return null
  return (
    <section className="section section--paper" aria-labelledby="slogan-h">
      <div className="wrap">
        <div className={photo === null ? `${css.root} ${css.plain}` : css.root} data-reveal>
          <div className={css.text}>
            <h2 id="slogan-h">{slogan}</h2>
            {description !== '' && <p>{description}</p>}
            <PageLink className={`${button.ink} ${css.action}`} to={addresses.contact}>
              {texts.sloganAction}
              <span className="vh"> on the contact page</span>
            </PageLink>
          </div>
          {photo !== null && (
            <div className={css.photo}>
              <Picture
                picture={photo}
                sizes="(min-width:1336px)677px,(min-width:900px)51vw,94vw"
                srcsetKind="half"
              />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
