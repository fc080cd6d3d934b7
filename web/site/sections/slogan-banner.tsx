import { Link } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import type { Picture as PictureData } from '../../../domain/media.ts'
import { Picture } from '../../ui/picture.tsx'

interface SloganBannerProps {
  slogan: string
  description: string
  photo: PictureData | null
}

export function SloganBanner({ slogan, description, photo }: SloganBannerProps) {
  if (slogan === '') return null
  return (
    <section className="section section--paper" aria-labelledby="slogan-h">
      <div className="wrap">
        <div className={photo === null ? 'slogan slogan--plain' : 'slogan'} data-reveal>
          <div className="slogan__text">
            <h2 id="slogan-h">{slogan}</h2>
            {description !== '' && <p>{description}</p>}
            <Link className="btn btn--ink" to={addresses.contact}>
              Discover more<span className="vh"> on the contact page</span>
            </Link>
          </div>
          {photo !== null && (
            <div className="slogan__photo">
              <Picture
                picture={photo}
                sizes="(min-width: 1336px) 677px, (min-width: 900px) 51vw, 94vw"
              />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
