import type { Statistics } from '../../../domain/api/dashboard.ts'

export type Day = Statistics['perDay'][number]

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

export function sumOf(days: Day[]): number {
  return days.reduce((sum, { count }) => sum + count, 0)
}
