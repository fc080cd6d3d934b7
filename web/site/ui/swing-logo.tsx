import css from './swing-logo.module.css'

/** Drawn swing: logo of a shop without one, and placeholder for a missing photo. */
export function SwingLogo() {
  return <i className={css.root} />
}
