import css from './swing-logo.module.css'

/** The drawn swing: the mark of a shop without a logo, and the stand-in for a missing photograph. */
export function SwingLogo() {
  return <i className={css.root} />
}
