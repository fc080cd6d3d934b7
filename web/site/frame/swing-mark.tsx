/** The drawn swing: the mark of a shop without a logo, and the stand-in for a missing photograph. */
export function SwingMark() {
  return (
    <svg viewBox="0 0 48 50" aria-hidden="true">
      <use href="#i-swing" />
    </svg>
  )
}
