import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { useSite } from '../content/site.ts'
import { useTextLanguage } from '../languages/text-language.ts'
import { PageLink } from './page-link.tsx'
import { SwingLogo } from './photo.tsx'
import css from './swing.module.css'

/** Content of a page that has nothing to show; `text` may be empty. */
export function EmptyPage({ title, text }: { title: string; text: string }) {
  const { allProducts } = useSite().texts
  const langOf = useTextLanguage()
  return (
    <div className={css.empty}>
      <SwingLogo />
      <h2 lang={langOf(title)}>{title}</h2>
      {text !== '' && (
        <p className="sub" lang={langOf(text)}>
          {text}
        </p>
      )}
      <PageLink className={button.ink} to={addresses.shop}>
        {allProducts}
      </PageLink>
    </div>
  )
}
