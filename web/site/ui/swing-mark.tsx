import css from './swing.module.css'

interface SwingMarkProps {
  /** Width in pixels. */
  width: number
  /** Swings as long as something is loading, instead of once. */
  isEndless?: boolean
  className?: string | undefined
}

/** Drawn swing whose seat swings out; the same drawing as `SwingLogo`, which does not move. */
export function SwingMark({ width, isEndless = false, className = '' }: SwingMarkProps) {
  return (
    <svg
      className={`${css.root} ${className}`}
      viewBox="0 0 48 50"
      width={width}
      height={(width * 50) / 48}
      aria-hidden="true"
    >
      <path d="M5 6h38" strokeWidth="3.2" />
      <g className={isEndless ? `${css.seat} ${css.endless}` : css.seat}>
        <path d="M15.5 7v24M32.5 7v24" strokeWidth="1.8" />
        <path d="M12 33h24" strokeWidth="5" />
      </g>
      <path className={css.arc} d="M6 41Q23 49.5 42 42" strokeWidth="2.6" />
    </svg>
  )
}
