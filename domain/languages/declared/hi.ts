/** Labels and names that declarations give in English, in Hindi. */
export const declared: Readonly<Record<string, string>> = {}
