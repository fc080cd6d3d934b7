export const productChoices = {} as const
