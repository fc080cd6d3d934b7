export const orderedProducts = {} as const
