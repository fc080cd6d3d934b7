import { useRouteLoaderData } from 'react-router'
import { withMessage } from '../../../domain/chat/chat-message.ts'
import type { Site } from './site-data.server.ts'

export type { Site }

/** The id of the layout route, under which its data is kept. */
export const siteRouteId = 'site'

/** The shop's data, in any component below the public layout. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>(siteRouteId)
  if (site === undefined) throw new Error('useSite is for pages inside the public layout.')
  return site
}

/** Where a chat opens, or null when no number is stored. `address` is another one than the shop's. */
export function chatAddress(
  { chat }: Site,
  message = chat.header,
  address = chat.address,
): string | null {
  return address && withMessage(address, message)
}
