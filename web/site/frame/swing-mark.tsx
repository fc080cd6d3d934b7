/** The drawn swing: the mark of a shop without a logo, and the stand-in for a missing photograph. */
export function SwingMark() {
  return (
    <svg
      viewBox="0 0 48 50"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path d="M5 6h38" strokeWidth="3.2" />
      <g transform="rotate(5 24 6)">
        <path d="M15.5 7v24M32.5 7v24" strokeWidth="1.8" />
        <path d="M12 33h24" strokeWidth="5" />
      </g>
      <path d="M6 41Q23 49.5 42 42" stroke="#01A0E2" strokeWidth="2.6" />
    </svg>
  )
}
