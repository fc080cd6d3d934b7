import type { Screen } from '../content/screens/screen-definition.ts'
import { allScreens } from '../content/screens/screens.ts'
import type { IconName } from '../ui/icon.tsx'

export interface MenuGroup {
  label: string
  icon: IconName
  entries: Screen[]
}

/** First section of the sidebar: content of the site. */
export const contentMenu: (Screen | MenuGroup)[] = menuOf('site')

/** Second section of the sidebar: management of the shop. */
export const shopMenu: (Screen | MenuGroup)[] = menuOf('shop')

/** Menu with groups: a group has the position and the icon of its first screen. */
function menuOf(part: Screen['part']): (Screen | MenuGroup)[] {
  const screens = allScreens.filter((screen) => screen.part === part)
  return screens.flatMap<Screen | MenuGroup>((screen) => {
    if (screen.group === undefined) return [screen]
    const entries = screens.filter(({ group }) => group === screen.group)
    return screen === entries[0] ? [{ label: screen.group, icon: screen.icon, entries }] : []
  })
}
