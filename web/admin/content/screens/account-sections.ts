/** Sections of one's own account: URL hash to the path of the label. */
export const accountParts = {
  language: 'screenParts.account.language',
  password: 'screenParts.account.password',
  sessions: 'screenParts.account.sessions',
  'second-step': 'screenParts.account.second-step',
} as const
