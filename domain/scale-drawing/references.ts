import { ellipse, line, rectangle, softShape } from './outline.ts'
import type { Silhouette } from './silhouette.ts'

/** A grown-up, and the opening of an ordinary door, for comparison. */
export const PERSON_MILLIMETRES = 1650
export const DOOR_MILLIMETRES = { width: 800, height: 2030 } as const

/** Something that everybody knows the size of. */
export interface Reference extends Silhouette {
  role: 'person' | 'door'
  width: number
  height: number
}

export const door: Reference = {
  role: 'door',
  ...DOOR_MILLIMETRES,
  shapes: [rectangle(0, 0, 800, 2030), rectangle(55, 55, 690, 1975)],
  lines: [line([640, 1010], [700, 1010])],
}

/** Right half of a standing body without its head, from the neck to between the feet; the middle is at 0. */
const halfBody: readonly (readonly [number, number])[] = [
  [0, 205],
  [42, 205],
  [42, 258],
  [70, 276],
  [165, 286],
  [205, 330],
  [214, 480],
  [222, 640],
  [224, 790],
  [230, 850],
  [222, 905],
  [196, 900],
  [186, 830],
  [182, 690],
  [164, 560],
  [152, 400],
  [142, 540],
  [126, 620],
  [140, 730],
  [170, 830],
  [166, 980],
  [134, 1170],
  [136, 1290],
  [98, 1500],
  [92, 1580],
  [134, 1622],
  [138, 1650],
  [138, 1650],
  [40, 1650],
  [40, 1650],
  [30, 1580],
  [34, 1500],
  [36, 1290],
  [30, 1170],
  [22, 980],
  [0, 880],
]

/** A calm outline without a face, in the proportions of a grown-up. */
export const person: Reference = {
  role: 'person',
  width: 460,
  height: PERSON_MILLIMETRES,
  shapes: [
    ellipse(230, 110, 84, 110),
    softShape(
      ...halfBody.map(([x, y]) => [230 + x, y] as const),
      ...halfBody.toReversed().map(([x, y]) => [230 - x, y] as const),
    ),
  ],
  lines: [],
}
