import { data } from 'react-router'

/** Any address that no other route knows. The layout tells it. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function UnknownPage() {
  return null
}
