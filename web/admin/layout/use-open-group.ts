import { useLocalStorage } from '@mantine/hooks'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { groupAt } from './menu.ts'

/** Storage key of the group that was used last; empty if it was closed. */
const key = 'menu-group'

/** The open group of the menu, at most one: that of the present screen, else the last used one. */
export function useOpenGroup(): [string, (group: string) => void] {
  const here = groupAt(useLocation().pathname)
  const [open, setOpen] = useLocalStorage<string>({
    key,
    defaultValue: 'manageStore',
    getInitialValueInEffect: false,
  })
  // Layout effect, so that the menu is never painted without the present screen.
  useLayoutEffect(() => {
    if (here !== undefined) setOpen(here)
  }, [here, setOpen])
  return [open, setOpen]
}
