import type { Screen } from '../content/screens/screen-definition.ts'
import { allScreens } from '../content/screens/screens.ts'
import type { IconName } from '../ui/icon.tsx'

export interface MenuGroup {
  label: string
  icon: IconName
  entries: Screen[]
}

/** The first part of the sidebar: what visitors see. */
export const contentMenu: (Screen | MenuGroup)[] = menuOf('site')

/** The second part: the shop's own affairs. */
export const shopMenu: (Screen | MenuGroup)[] = menuOf('shop')

/** A group stands where its first screen does, and wears its icon. */
function menuOf(part: Screen['part']): (Screen | MenuGroup)[] {
  const screens = allScreens.filter((screen) => screen.part === part)
  return screens.flatMap<Screen | MenuGroup>((screen) => {
    if (screen.group === undefined) return [screen]
    const entries = screens.filter(({ group }) => group === screen.group)
    return screen === entries[0] ? [{ label: screen.group, icon: screen.icon, entries }] : []
  })
}
