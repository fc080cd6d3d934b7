import { NoScreen } from './no-screen.tsx'

export default function Missing() {
  return <NoScreen reason="notFound" />
}
