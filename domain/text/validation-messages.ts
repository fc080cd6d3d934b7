/** Messages shared by several rules. A message of only one field stands in its declaration. */
export const messages = {
  notANumber: 'must be a whole number',
  notText: 'must be text',
  notAList: 'must be a list of texts',
  notRecords: 'must be a list of objects',
  notKeyedTexts: 'must be an object with texts',
  notABoolean: 'must be true or false',
  invalidLink: 'Invalid URL',
  tooLong: (max: number) => `must be at most ${max} characters`,
  tooShort: (min: number) => `must be at least ${min} characters`,
  tooManyEntries: (max: number) => `must have at most ${max} entries`,
  tooManyImages: (max: number) => `must have at most ${max} photos`,
  signInFailed: 'Failed to login. Please try again.',
  somethingWentWrong: 'Something went wrong. Please try again.',
} as const
