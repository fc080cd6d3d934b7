import type { ReactNode } from 'react'

/** The line drawings of the site, on a 24-pixel grid, drawn in the colour of the text. */
const drawings = {
  chat: (
    <>
      <path d="M12 3.2a8.8 8.8 0 0 0-7.6 13.2L3.2 20.8l4.5-1.2A8.8 8.8 0 1 0 12 3.2Z" />
      <path d="M9.2 8.1c.5-.5 1-.3 1.3.2l.6 1.1c.2.4.1.7-.2 1l-.5.5c.6 1.2 1.5 2.1 2.7 2.7l.5-.5c.3-.3.6-.4 1-.2l1.1.6c.5.3.7.8.2 1.3-.8.9-1.9 1.1-3.2.5a8.3 8.3 0 0 1-4-4c-.6-1.3-.4-2.4.5-3.2Z" />
    </>
  ),
  phone: (
    <path d="M6.2 3.6h2.3c.5 0 .9.3 1 .8l.7 2.8c.1.4 0 .8-.3 1.1L8.3 9.8a12.5 12.5 0 0 0 5.9 5.9l1.5-1.6c.3-.3.7-.4 1.1-.3l2.8.7c.5.1.8.5.8 1v2.3a2 2 0 0 1-2.2 2A16.3 16.3 0 0 1 4.2 5.8a2 2 0 0 1 2-2.2Z" />
  ),
  instagram: (
    <>
      <rect x="3.6" y="3.6" width="16.8" height="16.8" rx="4.6" />
      <circle cx="12" cy="12" r="3.9" />
      <path d="M16.7 7.3h.01" />
    </>
  ),
  facebook: (
    <path d="M15.8 3.4h-2a3.8 3.8 0 0 0-3.8 3.8v2.9H7.4v3.5H10v7h3.6v-7h2.7l.7-3.5h-3.4V7.6c0-.5.4-.9.9-.9h2.4Z" />
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  left: <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />,
  right: <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  arrow: <path d="M4 12h15.5M13.5 6l6 6-6 6" />,
  heart: (
    <path d="M12 20s-7.8-4.7-7.8-10.4A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.8 2.4C19.8 15.3 12 20 12 20Z" />
  ),
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.6" />
      <path d="m15.7 15.7 4.6 4.6" />
    </>
  ),
  play: <path d="M7 4.6v14.8a.6.6 0 0 0 .9.5l12-7.4a.6.6 0 0 0 0-1L7.9 4.1a.6.6 0 0 0-.9.5Z" />,
  pause: <path d="M8.5 5.5v13M15.5 5.5v13" />,
  pin: (
    <>
      <path d="M12 21s-6.8-6.3-6.8-11.4a6.8 6.8 0 0 1 13.6 0C18.8 14.7 12 21 12 21Z" />
      <circle cx="12" cy="9.7" r="2.5" />
    </>
  ),
  mail: (
    <>
      <rect x="3.3" y="5.3" width="17.4" height="13.4" rx="2" />
      <path d="m4 6.8 8 6.2 8-6.2" />
    </>
  ),
  check: <path d="m5 12.5 4.6 4.5L19.5 7" />,
  zoom: <path d="M14.5 4.5h5v5M9.5 19.5h-5v-5M19.5 4.5l-6 6M4.5 19.5l6-6" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

interface IconProps {
  name: IconName
  small?: boolean
  filled?: boolean
  className?: string
}

/** Decorative always: the name of what it stands for belongs on the control around it. */
export function Icon({ name, small = false, filled = false, className }: IconProps) {
  const classes = ['i', small && 'i--s', filled && 'i--fill', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}
