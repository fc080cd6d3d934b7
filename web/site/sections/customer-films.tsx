import type { Film } from '../../../domain/media.ts'
import { useTexts } from '../texts.ts'
import css from './customer-films.module.css'
import { FilmButton } from './film-button.tsx'
import { SectionHead } from './section-head.tsx'

const sizes = '(min-width:1336px)292px,(min-width:900px)23vw,(min-width:600px)46vw,92vw'

export function CustomerFilms({ films }: { films: { _id: string; film: Film }[] }) {
  const texts = useTexts<'home'>()
  if (films.length === 0) return null
  return (
    <section className="section section--sand" aria-labelledby="films-h">
      <div className="wrap">
        <SectionHead id="films-h" title={texts.filmsTitle} subtitle={texts.filmsText} />
        <ul className={css.root}>
          {films.map(({ _id, film }, index) => (
            <li key={_id} data-reveal>
              <FilmButton
                film={film}
                label={`customer film ${index + 1}`}
                sizes={sizes}
                className={css.film}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
