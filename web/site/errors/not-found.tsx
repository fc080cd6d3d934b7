import { data } from 'react-router'
import { scopeContext } from '../../ssr/context.ts'
import { readTexts } from '../content/texts.server.ts'
import type { Route } from './+types/not-found.ts'
import { lostPage } from './not-found-data.server.ts'

/** Any address that no other route knows, or one that has to wait. The layout tells it. */
export async function loader({ context }: Route.LoaderArgs): Promise<never> {
  if (!context.get(scopeContext).isBusy) throw await lostPage(context)
  throw data({ texts: await readTexts(context, 'busy') }, { status: 429 })
}

export default function UnknownPage() {
  return null
}
