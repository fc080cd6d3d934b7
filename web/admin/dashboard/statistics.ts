import { z } from 'zod'

export const statisticsAnswer = z.object({
  statistics: z.object({
    perDay: z.array(z.object({ date: z.string(), count: z.number() })),
    perSource: z.array(z.object({ source: z.string(), count: z.number() })),
    products: z.array(z.object({ _id: z.string(), name: z.string(), count: z.number() })),
  }),
})
export type Statistics = z.infer<typeof statisticsAnswer>['statistics']
export type Day = Statistics['perDay'][number]

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

export function sumOf(days: Day[]): number {
  return days.reduce((sum, { count }) => sum + count, 0)
}
