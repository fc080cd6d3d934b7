import { z } from 'zod'

/** Mark on the photograph of a room, as visitors get it. */
export const roomPoint = z.object({
  product: z.object({ _id: z.string(), name: z.string(), path: z.string() }),
  /** Shares of the picture's width and height, from its top left corner. */
  x: z.number(),
  y: z.number(),
})
export type RoomPoint = z.infer<typeof roomPoint>
