import { data } from 'react-router'
import { scopeContext } from '../context.ts'
import type { Route } from './+types/not-found.ts'

/** Any address that no other route knows, or one that has to wait. The layout tells it. */
export function loader({ context }: Route.LoaderArgs): never {
  throw data(null, { status: context.get(scopeContext).isBusy ? 429 : 404 })
}

export default function UnknownPage() {
  return null
}
