import { expect, it } from 'vitest'
import { addresses, orderAddress, stepOf } from '../../domain/urls/page-paths.ts'
import { qrPath } from './qr-code.tsx'

/** Blank modules that a scanner needs on each side. */
const QUIET_ZONE = 4
const _id = '0190abcd-1234-7abc-8def-32b947231c12'

it.each([
  ['jhoola', '/o/32b947231c12/ABCD-12345678'],
  // The short id belongs to another product, so the path has the full id.
  ['jhoola-0190abcd-1234-7abc-8def', `/o/${_id}/ABCD-12345678`],
])(
  'encodes the order URL of %j in at most 45 modules a side, including the quiet zone',
  (slug, path) => {
    const origin = `https://${'www.a-long-name-of-a-shop'.padEnd(28, 's')}.com`
    expect(origin).toHaveLength(40)
    const product = { _id, path: addresses.product(stepOf({ _id, slug })) }
    expect(orderAddress(product, 'ABCD-12345678')).toBe(path)
    expect(qrPath(origin + path).size + 2 * QUIET_ZONE).toBeLessThanOrEqual(45)
  },
)
