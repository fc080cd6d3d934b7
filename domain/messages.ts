/** Sentences that several rules share. What only one field says stands in its declaration. */
export const messages = {
  notANumber: 'must be a whole number',
  notText: 'must be text',
  notAList: 'must be a list of texts',
  notABoolean: 'must be true or false',
  invalidLink: 'Invalid URL',
  tooLong: (most: number) => `must be at most ${most} characters`,
  tooShort: (least: number) => `must be at least ${least} characters`,
  tooManyEntries: (most: number) => `must have at most ${most} entries`,
  tooManyImages: (most: number) => `must have at most ${most} images`,
  signInFailed: 'Failed to login. Please try again.',
  somethingWentWrong: 'Something went wrong. Please try again.',
} as const
