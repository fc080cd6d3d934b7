export const enquiries = {} as const
