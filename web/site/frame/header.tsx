import { useEffect, useState } from 'react'
import { ShortlistButton } from '../shortlist/shortlist-button.tsx'
import type { Site } from '../site.ts'
import { Drawer, DrawerButton } from './drawer.tsx'
import { Logo } from './logo.tsx'
import { PlaceLinks } from './place-links.tsx'
import { ReachLinks } from './reach-links.tsx'

export function Header({ site }: { site: Site }) {
  const isScrolled = useScrolled()
  return (
    <>
      <header className={isScrolled ? 'site-header is-scrolled' : 'site-header'}>
        <div className="wrap">
          <DrawerButton />
          <Logo site={site} />
          <nav className="nav" aria-label="Main">
            <PlaceLinks />
          </nav>
          <div className="header-icons">
            <ReachLinks
              site={site}
              order={['facebook', 'chat', 'phone', 'instagram']}
              onlyWide={['facebook', 'instagram']}
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
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
