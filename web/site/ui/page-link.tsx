import type { ComponentProps } from 'react'
import { useLocalPath } from '../content/language.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a public page in the default language, with query and hash. */
  to: string
  /** Changes the view without leaving the page: scroll position and focus stay. */
  preservesScroll?: boolean
}

/**
 * Link to a public page: a plain link, which `<LinkNavigation>` handles by delegation. A page has
 * about a hundred, and React Router's `Link` would add handlers and effects to each.
 */
export function PageLink({ to, preservesScroll, ...rest }: PageLinkProps) {
  const localPath = useLocalPath()
  return (
    <a
      // A selection has no address in a static site.
      href={localPath(to) || undefined}
      data-discover="true"
      data-preserves-scroll={preservesScroll || undefined}
      {...rest}
    />
  )
}

/** True for a click that opens a link in another tab or window, or downloads it. */
export function isModifiedClick(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
