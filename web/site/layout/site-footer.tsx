import { addresses } from '../../../domain/urls/page-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Site } from '../content/site.ts'
import { LanguageLinks } from '../languages/language-links.tsx'
import { useFieldLanguage } from '../languages/text-language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { AddressLines, ContactLinks, listContactLinks } from './contact-links.tsx'
import logo from './logo.module.css'
import { Logo } from './logo.tsx'
import { navigationPages } from './navigation-links.tsx'
import css from './site-footer.module.css'

export function Footer({ site }: { site: Site }) {
  const { texts } = site
  const langOf = useFieldLanguage()
  return (
    <footer className={`${css.root} on-night off-sheet`}>
      <div className="wrap">
        <div className={css.grid}>
          <div>
            <Logo site={site} className={logo.night} />
            <p className={css.blurb} lang={langOf(site, 'blurb')}>
              {site.blurb}
            </p>
            <div className={css.icons}>
              <ContactLinks
                site={site}
                order={['instagram', 'chat', 'facebook']}
                className={css.reach}
              />
            </div>
          </div>
          <nav aria-labelledby="footer-quick">
            <h2 id="footer-quick">{texts.footerPlaces}</h2>
            <ul className={css.links}>
              {navigationPages.map(({ path, menu }) => (
                <li key={path}>
                  <PageLink to={path}>{texts[menu]}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories">{texts.categories}</h2>
            <ul className={css.links}>
              {site.categories.length === 0 && (
                <li>
                  <PageLink to={addresses.shop}>{texts.allProducts}</PageLink>
                </li>
              )}
              {site.categories.map(({ path, name, ...rest }) => (
                <li key={path}>
                  <PageLink to={path}>
                    <span className="clip" lang={langOf(rest, 'name')}>
                      {name}
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <Locations site={site} />
        </div>
      </div>
      <div className={css.end}>
        <div className="wrap">
          <LanguageLinks site={site} place="footer" />
          <p>{texts.footerEnd}</p>
        </div>
      </div>
    </footer>
  )
}

function Locations({ site }: { site: Site }) {
  const { address, texts } = site
  const links = listContactLinks(site, ['phone', 'mail'])
  const langOf = useFieldLanguage()
  if (links.length === 0 && address === '') return <div />
  return (
    <div>
      <h2>{texts.footerReach}</h2>
      <ul className={css.contact}>
        {links.map(({ name, href, text, outside }) => (
          <li key={name}>
            <Icon name={name} small />
            <a href={href} {...outside}>
              {text}
            </a>
          </li>
        ))}
        {address !== '' && (
          <li>
            <Icon name="pin" small />
            <address lang={langOf(site, 'address')}>
              <AddressLines address={address} />
            </address>
          </li>
        )}
      </ul>
    </div>
  )
}
