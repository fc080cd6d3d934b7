/** Labels and names that declarations give in English, in Gujarati. */
export const declared: Readonly<Record<string, string>> = {}
