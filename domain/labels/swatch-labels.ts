/** Labels of the samples on a product's card; they follow its name. */
export const swatchLabels = {
  samples: ', in {names}',
  moreSamples: ', in {names} and {count} more',
} as const
