/** Colours offered beside the picker: those of cloth, rope and wood. */
export const sampleColours: string[] = [
  '#f4efe6',
  '#d9c7a8',
  '#b08d57',
  '#8a5a2b',
  '#5a3a22',
  '#9caf88',
  '#4f6d4a',
  '#2f4a6d',
  '#1f2a44',
  '#b5482f',
  '#d9a441',
  '#9b9b98',
  '#3b3b3b',
  '#ffffff',
]
