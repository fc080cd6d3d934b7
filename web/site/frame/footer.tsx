import { Link } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Site } from '../site.ts'
import { AddressLines } from './address-lines.tsx'
import { places } from './links.ts'
import { Logo } from './logo.tsx'
import { ReachLinks } from './reach-links.tsx'

export function Footer({ site }: { site: Site }) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-grid">
          <div>
            <Logo site={site} />
            <p className="footer-blurb">{site.blurb}</p>
            <div className="footer-icons">
              <ReachLinks site={site} order={['instagram', 'chat', 'facebook']} />
            </div>
          </div>
          <nav aria-labelledby="footer-quick">
            <h2 id="footer-quick">Quick Links</h2>
            <ul className="footer-links">
              {places.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories">Categories</h2>
            <ul className="footer-links">
              {site.categories.length === 0 && (
                <li>
                  <Link to={addresses.shop}>All products</Link>
                </li>
              )}
              {site.categories.map(({ _id, name }) => (
                <li key={_id}>
                  <Link to={addresses.category(_id)}>
                    <span className="clip">{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Locations site={site} />
        </div>
      </div>
      <div className="footer-end">
        <div className="wrap">
          <p>© 2024 {site.brand}. All rights reserved.</p>
        </div>
      </div>
    </footer>
  )
}

function Locations({ site: { phone, email, address } }: { site: Site }) {
  if (phone === null && email === '' && address === '') return <div />
  return (
    <div>
      <h2>Locations</h2>
      <ul className="footer-contact">
        {phone !== null && (
          <li>
            <Icon name="phone" small />
            <a href={phone.href}>{phone.text}</a>
          </li>
        )}
        {email !== '' && (
          <li>
            <Icon name="mail" small />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {address !== '' && (
          <li>
            <Icon name="pin" small />
            <address>
              <AddressLines address={address} />
            </address>
          </li>
        )}
      </ul>
    </div>
  )
}
