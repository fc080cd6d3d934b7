import type { Language } from '../../../domain/languages/language.ts'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { useLabels, useTexts } from '../content/texts.ts'
import css from './location-map.module.css'

interface LocationMapProps {
  brand: string
  /** Map query: the address. */
  place: string
  /** Language of the address, if it is not that of the page. */
  lang: Language | undefined
}

/**
 * Location of the shop: a drawn map, covered by an embedded one that loads lazily near the
 * viewport.
 */
export function LocationMap({ brand, place, lang }: LocationMapProps) {
  const texts = useTexts<'message'>()
  const { mapOf } = useLabels('frame')
  const query = encodeURIComponent(place)
  return (
    <div className={css.root} data-reveal>
      <div className={css.map}>
        <p className={css.note} aria-hidden="true">
          {texts.mapNote}
        </p>
        <iframe
          title={format(mapOf, { place })}
          src={`https://www.google.com/maps?q=${query}&output=embed`}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      </div>
      <div className={css.card}>
        <div>
          <b className="clip">{brand}</b>
          <span className="clip" lang={lang}>
            {place}
          </span>
        </div>
        <a
          className={`${button.grow} ${css.directions}`}
          href={`https://www.google.com/maps/dir/?api=1&destination=${query}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.mapAction}
        </a>
      </div>
    </div>
  )
}
