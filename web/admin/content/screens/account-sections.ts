/** Sections of one's own account: URL hash to label. */
export const accountParts = {
  language: 'Language',
  password: 'Change my password',
  sessions: 'Where you are signed in',
  'second-step': 'Two-step verification',
} as const
