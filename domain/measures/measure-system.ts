/** Measure systems: metric, or feet and inches. */
export const measureSystems = ['cm', 'ft'] as const
export type MeasureSystem = (typeof measureSystems)[number]
