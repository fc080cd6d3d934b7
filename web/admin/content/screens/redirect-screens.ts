import { redirect } from '../../../../domain/content/redirect.ts'
import { describeScreens } from './screen-definition.ts'

const address = '/admin/redirects'

export const redirectScreens = describeScreens(redirect, {
  address,
  icon: 'external',
  part: 'shop',
  group: 'shop',
  form: 'dialog',
  sections: [{ id: 'redirect', rows: [['from'], ['to']] }],
  elsewhere: { isAutomatic: address },
})
