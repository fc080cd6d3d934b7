import { useEffect, useState } from 'react'
import type { Site } from '../content/site.ts'
import { LanguageLinks } from '../languages/language-links.tsx'
import { ShortlistButton } from '../shortlist/shortlist-button.tsx'
import { ContactLinks } from './contact-links.tsx'
import { Drawer, DrawerButton } from './drawer.tsx'
import { Logo } from './logo.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import css from './site-header.module.css'

export function Header({ site }: { site: Site }) {
  const isScrolled = useScrolled()
  return (
    <>
      <header className={`${css.root} off-sheet${isScrolled ? ` ${css.scrolled}` : ''}`}>
        <div className={`wrap ${css.bar}`}>
          <DrawerButton />
          <Logo site={site} className={css.logo} />
          <nav className={css.nav} aria-label={site.labels.frame.mainNavigation}>
            <NavigationLinks site={site} />
          </nav>
          <LanguageLinks site={site} place="header" />
          <div className={css.icons}>
            <ContactLinks
              site={site}
              order={['facebook', 'chat', 'phone', 'instagram']}
              aside={{ names: ['facebook', 'instagram'], className: css.aside }}
            />
            <ShortlistButton />
          </div>
        </div>
      </header>
      <Drawer site={site} />
    </>
  )
}

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 4)
    // Deferred to the next frame: reading `scrollY` now would force an early layout.
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return isScrolled
}
