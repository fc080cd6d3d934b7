import { data } from 'react-router'
import { scopeContext } from '../context.ts'
import type { Route } from './+types/not-found.ts'
import { lostPage } from './lost-page.server.ts'
import { readTexts } from './texts.server.ts'

/** Any address that no other route knows, or one that has to wait. The layout tells it. */
export async function loader({ context }: Route.LoaderArgs): Promise<never> {
  if (!context.get(scopeContext).isBusy) throw await lostPage(context)
  throw data({ texts: await readTexts(context, 'busy') }, { status: 429 })
}

export default function UnknownPage() {
  return null
}
