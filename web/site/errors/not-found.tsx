import { data } from 'react-router'
import { scopeContext } from '../../ssr/context.ts'
import { readTexts } from '../content/texts.server.ts'
import type { Route } from './+types/not-found.ts'
import { lostPage } from './not-found-data.server.ts'

/** Catch-all route: 404, or 429 if the client exceeded the rate limit. The layout renders both. */
export async function loader({ context }: Route.LoaderArgs): Promise<never> {
  if (!context.get(scopeContext).isBusy) throw await lostPage(context)
  throw data({ texts: await readTexts(context, 'busy') }, { status: 429 })
}

export default function UnknownPage() {
  return null
}
