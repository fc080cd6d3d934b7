import type { ReactNode } from 'react'
import { usePointWords } from './point-words.ts'
import { readPoints } from './points.ts'

interface PointNamesProps {
  /** Marks of a room. */
  value: unknown
  /** Content shown without any. */
  none: ReactNode
}

/** Marks of a room in words. */
export function PointNames({ value, none }: PointNamesProps) {
  const points = readPoints(value)
  const write = usePointWords(points)
  return points.length === 0 ? none : write(points)
}
