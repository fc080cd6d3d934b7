import css from './icon.module.css'

type IconName =
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
 * Icon on a 24-pixel grid, in the colour of the text. Decorative: the accessible name belongs to
 * the control around it. The style sheet contains its shape.
 */
export function Icon({ name, small }: IconProps) {
  return <i className={`${css.root}${small ? ` ${css.small}` : ''} i-${name}`} />
}
