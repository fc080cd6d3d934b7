import css from './icon.module.css'

export type IconName =
  | 'chat'
  | 'check'
  | 'close'
  | 'down'
  | 'facebook'
  | 'heart'
  | 'heart-filled'
  | 'heart-thin'
  | 'instagram'
  | 'left'
  | 'mail'
  | 'menu'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'play'
  | 'right'
  | 'search'
  | 'share'
  | 'zoom'

interface IconProps {
  name: IconName
  small?: boolean
}

/**
 * A line drawing on a 24-pixel grid, in the colour of the text. Decorative always: the name of what
 * it stands for belongs on the control around it. Its lines come with the styles.
 */
export function Icon({ name, small }: IconProps) {
  return <i className={`${css.root}${small ? ` ${css.small}` : ''} i-${name}`} />
}
