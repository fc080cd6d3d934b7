import type { ComponentProps } from 'react'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path of a public page, with its query and fragment. */
  to: string
  /** Changes what the page shows under the hands of the visitor: it is not left, nor scrolled. */
  preservesScroll?: boolean
}

/**
 * A link to a public page: nothing but a link, which `<PageLinks>` follows for all of them. A page has
 * a hundred, and the router's own would make handlers and effects for each.
 */
export function PageLink({ to, preservesScroll, ...rest }: PageLinkProps) {
  return <a href={to} data-preserves-scroll={preservesScroll || undefined} {...rest} />
}
