import { useEffect, useState } from 'react'
import { NavLink } from 'react-router'
import type { Site } from '../site.ts'
import { Drawer, DrawerButton } from './drawer.tsx'
import { places } from './links.ts'
import { Logo } from './logo.tsx'
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
            {places.map(({ to, name, exact }) => (
              <NavLink key={to} to={to} end={exact}>
                <span>{name}</span>
              </NavLink>
            ))}
          </nav>
          <div className="header-icons">
            <ReachLinks
              site={site}
              order={['facebook', 'chat', 'phone', 'instagram']}
              onlyWide={['facebook', 'instagram']}
            />
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
