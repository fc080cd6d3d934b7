/** What everybody looks after for themselves, by its name in the address and in words. */
export const accountParts = {
  password: 'Change my password',
  sessions: 'Where you are signed in',
  'second-step': 'Two-step verification',
} as const
