import css from './icon.module.css'

export type IconName =
  | 'chat'
  | 'phone'
  | 'instagram'
  | 'facebook'
  | 'menu'
  | 'close'
  | 'left'
  | 'right'
  | 'down'
  | 'heart'
  | 'search'
  | 'play'
  | 'pause'
  | 'pin'
  | 'mail'
  | 'check'
  | 'zoom'
  | 'share'

interface IconProps {
  name: IconName
  small?: boolean
  filled?: boolean
  className?: string
}

/**
 * A line drawing on a 24-pixel grid, in the colour of the text. Decorative always: the name of what
 * it stands for belongs on the control around it. Its lines stand in the page's `<IconSprite>`.
 */
export function Icon({ name, small, filled, className }: IconProps) {
  return (
    <svg
      className={`${css.root}${small ? ` ${css.small}` : ''}${filled ? ` ${css.filled}` : ''}${className ? ` ${className}` : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`#i-${name}`} />
    </svg>
  )
}
