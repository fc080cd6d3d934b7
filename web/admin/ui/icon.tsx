/** Icon paths on a 24-pixel grid, drawn in the colour of the text. */
const drawings = {
  alert: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7.5v5.5M12 16.5v.01',
  archive: 'M3 5h18v4H3zM5 9v10h14V9M10 13h4',
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  camera: 'M4 7h4l1.5-2.5h5L16 7h4v12H4zM12 16a3.5 3.5 0 100-7 3.5 3.5 0 000 7z',
  chat: 'M4 5h16v12H10l-5 4v-4H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  download: 'M12 4.5v11M7 11l5 5 5-5M5 20h14',
  crop: 'M7 2v15h15M2 7h15v15',
  down: 'M7 10l5 5 5-5',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  eye: 'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7zM12 15a3 3 0 100-6 3 3 0 000 6',
  eyeOff:
    'M3 3l18 18M10.6 5.1A9 9 0 0112 5c4 0 7.5 2.5 10 7a17 17 0 01-3.2 4M6.5 6.8A15 15 0 002 12c2.5 4.5 6 7 10 7a9 9 0 004.6-1.2M10 10a3 3 0 004 4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  film: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  focus: 'M12 4v4M12 16v4M4 12h4M16 12h4M12 14a2 2 0 100-4 2 2 0 000 4z',
  folder: 'M3 6h7l2 2h9v11H3z',
  globe:
    'M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9s1.3-6.5 3.8-9z',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  heart: 'M12 20C6 16 3 12.5 3 9a4.5 4.5 0 019-1 4.5 4.5 0 019 1c0 3.5-3 7-9 11z',
  home: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
  images: 'M7 4h13v13H7zM4 8v12h12M7 14l4-4 4 4 2-2 3 3',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 8v.01',
  key: 'M15 14a5 5 0 10-4.6-3L3 18.4V21h3v-2h2v-2h2l2.5-2.5A5 5 0 0015 14zM16 8v.01',
  left: 'M14 7l-5 5 5 5',
  link: 'M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1',
  logout: 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9',
  mail: 'M3 6h18v13H3zM3 7l9 6 9-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14A8 8 0 0110 4a8 8 0 1010 10z',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 005 5L15 13l5 2v4a2 2 0 01-2 2A16 16 0 013 6a2 2 0 012-2',
  play: 'M8 5v14l11-7z',
  plus: 'M12 5v14M5 12h14',
  pulse: 'M3 12h4l3-8 4 16 3-8h4',
  quote: 'M10 7H5v6h5V7zM10 13c0 2.5-1 4-3.5 4.5M19 7h-5v6h5V7zM19 13c0 2.5-1 4-3.5 4.5',
  right: 'M10 7l5 5-5 5',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16.5 16.5L21 21',
  select: 'M4 4h16v16H4zM8 12l3 3 5-6',
  settings:
    'M12 15a3 3 0 100-6 3 3 0 000 6zM19.4 14l1.4 2.6-2.3 2.3-2.6-1.3-1 .4L14 21h-4l-.9-3-1-.4-2.6 1.3-2.3-2.3L4.6 14l-.4-1L2 12l2.2-1 .4-1-1.4-2.6 2.3-2.3 2.6 1.3 1-.4L10 3h4l.9 3 1 .4 2.6-1.3 2.3 2.3-1.4 2.6.4 1 2.2 1-2.2 1z',
  slides: 'M3 6h13v12H3zM19 8v8M22 10v4',
  smile: 'M12 21a9 9 0 100-18 9 9 0 000 18zM8.5 14.5c2 2 5 2 7 0M9 10v.01M15 10v.01',
  sort: 'M7 5v14M3.5 15.5L7 19l3.5-3.5M17 19V5M13.5 8.5L17 5l3.5 3.5',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  store: 'M4 9h16l-1-5H5zM5 9v11h14V9M10 20v-6h4v6',
  sun: 'M12 16a4 4 0 100-8 4 4 0 000 8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  swatches: 'M4 4h7v16H4zM11 8.5L16 4l4.5 4.5L11 18M11 13h9v7H9M7.5 16.5v.01',
  swing: 'M4 3h16M7 3v12M17 3v12M4.5 15h15v3.5h-15z',
  tag: 'M12 4h8v8l-9 9-8-8zM16 8v.01',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  turnLeft: 'M4 5v5h5M4.5 10a8 8 0 11-.5 4',
  turnRight: 'M20 5v5h-5M19.5 10a8 8 0 10.5 4',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 010 10h-2',
  up: 'M7 14l5-5 5 5',
  upload: 'M12 16V5M7 9.5L12 4.5l5 5M5 19h14',
  users:
    'M9 11a4 4 0 100-8 4 4 0 000 8zM2 21c0-4 3-6 7-6s7 2 7 6M16 3.5a4 4 0 010 7M18 15.5c2.5.7 4 2.5 4 5.5',
} as const

/** Icons made of dots, which need a thicker stroke. */
const dotted: readonly IconName[] = ['grip', 'more']

export type IconName = keyof typeof drawings

export function isIconName(value: unknown): value is IconName {
  return typeof value === 'string' && Object.hasOwn(drawings, value)
}

interface IconProps {
  name: IconName
  /** Size in pixels. */
  size?: number
  filled?: boolean
  className?: string
}

/** Decorative: the accessible name belongs to the control around it. */
export function Icon({ name, size = 18, filled = false, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={dotted.includes(name) ? 2.6 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
