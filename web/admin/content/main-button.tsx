import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Icon, type IconName } from '../ui/icon.tsx'

/** Leads to a form, or opens it in a dialog. */
export type FormOpener = { to: string } | { onClick: () => void }

type MainButtonProps = FormOpener & { icon: IconName; label: string }

/** Button of a screen beside its title: adds a record, or edits the only one. */
export function MainButton({ icon, label, ...opener }: MainButtonProps) {
  const look = { variant: 'filled', leftSection: <Icon name={icon} size={16} />, children: label }
  return 'to' in opener ? (
    <Button {...look} component={Link} to={opener.to} />
  ) : (
    <Button {...look} onClick={opener.onClick} />
  )
}
