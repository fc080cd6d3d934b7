import { addressesOf } from '../content/screens/screen-definition.ts'
import { allScreens } from '../content/screens/screens.ts'

const addresses = allScreens.flatMap(addressesOf)
const record = /^(?<folder>.*\/)(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Screen to show after the sign-in: the wanted path if it is a known one, otherwise the dashboard.
 * Prevents open redirects.
 */
export function knownAddress(wanted: string | null): string {
  const screen = addresses.find((address) => address === wanted)
  if (screen !== undefined && !screen.endsWith(':id')) return screen
  const { folder, id } = record.exec(wanted ?? '')?.groups ?? {}
  const isKnown = addresses.some((address) => address === `${folder}:id`)
  return isKnown ? `${folder}${id}` : '/admin'
}
