import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { callAddress, readableNumber, type Site } from '../site.ts'
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
                  <Link to="/product">All products</Link>
                </li>
              )}
              {site.categories.map(({ _id, name }) => (
                <li key={_id}>
                  <Link to={`/product/${_id}`}>
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

function Locations({ site }: { site: Site }) {
  const call = callAddress(site)
  const isEmpty = call === null && site.email === '' && site.address === ''
  if (isEmpty) return <div />
  return (
    <div>
      <h2>Locations</h2>
      <ul className="footer-contact">
        {call !== null && (
          <li>
            <Icon name="phone" small />
            <a href={call}>{readableNumber(site.mobileNumber)}</a>
          </li>
        )}
        {site.email !== '' && (
          <li>
            <Icon name="mail" small />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        )}
        {site.address !== '' && (
          <li>
            <Icon name="pin" small />
            <address>
              <AddressLines address={site.address} />
            </address>
          </li>
        )}
      </ul>
    </div>
  )
}
