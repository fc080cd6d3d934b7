import css from '../ui/drawing.module.css'

/** Drawing of a swing with one loose rope, on which it moves a little. */
export function ErrorIllustration() {
  return (
    <svg className={css.root} viewBox="0 0 420 330" aria-hidden="true">
      <path className={css.fine} d="M10 312H410" />
      <path d="M62 42 44 312h16L78 42M342 42l18 270h-16L326 42" />
      <rect x="48" y="26" width="308" height="16" rx="3" />
      <path d="M118 38h6M296 38h6" />
      <path className={css.fine} d="M299 42c2 22-10 34-4 54s14 26 6 42" />
      <g className={css.seat}>
        <path className={css.fine} d="M121 42 128 196" />
        <g transform="rotate(29 128 200)">
          <rect className={css.cloth} x="120" y="186" width="184" height="16" rx="7" />
          <rect x="112" y="202" width="200" height="11" rx="3" />
        </g>
      </g>
      <path className={css.arc} d="M96 262q46 34 104 40" />
    </svg>
  )
}
