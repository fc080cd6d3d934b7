import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { RESET_TOKEN_PREFIX } from '../../../domain/api/credentials.ts'
import {
  addressesOf,
  type ContentScreens,
  type Screen,
} from '../content/screens/screen-definition.ts'
import { allScreens } from '../content/screens/screens.ts'
import type { DeclaredPath } from '../languages/admin-messages.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'

/** Titles of screens that are not in the menu: path of the screen, and of the title in the catalogue. */
const titles = [
  ['/admin/login', 'titles.login'],
  ['/admin/setup/:token', 'titles.setUp'],
  ['/admin/invitations/:token', 'titles.invitation'],
  ['/admin/manage-store/products/photographs', 'titles.photographs'],
  ['/admin/manage-store/products/import', 'titles.import'],
  ['/admin/manage-store/products/sheet', 'titles.printSheet'],
  ['/admin/pictures/describe', 'titles.describePictures'],
  ['/admin/settings/search-words', 'sections.settings.words.link'],
] as const

/** Names the screen in the title of the tab, in the language of the back office. */
export function useScreenTitle(): void {
  const declared = useDeclaredTexts()
  const { pathname } = useLocation()
  // Runs after React Router has set the title of all screens.
  useEffect(() => {
    document.title = `${declared(titlePathOf(pathname))} · ${declared('titles.backOffice')}`
  }, [pathname, declared])
}

/** Path of a screen's title in the catalogue. */
export function titlePathOf(pathname: string): DeclaredPath {
  const isAt = (pattern: string) => matchPath(pattern, pathname) !== null
  if (pathname.startsWith(`/admin/invitations/${RESET_TOKEN_PREFIX}`)) return 'titles.newPassword'
  const [, title] = titles.find(([pattern]) => isAt(pattern)) ?? []
  if (title !== undefined) return title
  const screen = allScreens.find((screen) => addressesOf(screen).some(isAt))
  if (screen === undefined) return 'titles.notFound'
  const isRecord = !isAt(screen.address) && isOfRecords(screen)
  return isRecord ? `types.${screen.type.table}.one` : screen.label
}

function isOfRecords(screen: Screen | ContentScreens): screen is ContentScreens {
  return 'type' in screen && !screen.type.single
}
