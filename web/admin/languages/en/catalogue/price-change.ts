export const priceChange = {} as const
