import { useRouteLoaderData } from 'react-router'
import { withMessage } from '../../../domain/chat/chat-message.ts'
import type { Site } from './site-data.server.ts'

export type { Site }

/** Id of the layout route, which provides the shop's data. */
export const siteRouteId = 'site'

/** Data of the shop, for components below the public layout. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>(siteRouteId)
  if (site === undefined) throw new Error('useSite is for pages inside the public layout.')
  return site
}

/** Chat URL, or null if no number is stored. `address` overrides the shop's own. */
export function chatAddress(
  { chat, chatWords }: Site,
  message = chat.header,
  address = chat.address,
): string | null {
  return address && withMessage(address, message, chatWords?.reference)
}
