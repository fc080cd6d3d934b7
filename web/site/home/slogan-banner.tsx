import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Picture } from '../../ui/picture.tsx'
import { usePageLabels, useTexts } from '../content/texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { PageLink } from '../ui/page-link.tsx'
import css from './slogan-banner.module.css'

interface SloganBannerProps extends WithFallbacks {
  slogan: string
  description: string
  photo: PictureData | null
}

export function SloganBanner({ slogan, description, photo, ...rest }: SloganBannerProps) {
  const texts = useTexts<'home'>()
  const { onContactPage } = usePageLabels('home')
  const langOf = useFieldLanguage()
  if (slogan === '') return null
  return (
    <section className="section section--paper" aria-labelledby="slogan-h">
      <div className="wrap">
        <div className={photo === null ? `${css.root} ${css.plain}` : css.root} data-reveal>
          <div className={css.text}>
            <h2 id="slogan-h" lang={langOf(rest, 'slogan')}>
              {slogan}
            </h2>
            {description !== '' && <p lang={langOf(rest, 'description')}>{description}</p>}
            <PageLink className={`${button.ink} ${css.action}`} to={addresses.contact}>
              {texts.sloganAction}
              <span className="vh">{onContactPage}</span>
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
