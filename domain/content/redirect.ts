import { type FieldErrors, message } from '../messages/api-message.ts'
import { isFixedPage, isReservedPath } from '../urls/redirect-paths.ts'
import { readSitePath } from '../urls/web-address.ts'
import { defineContent } from './content-type.ts'
import { boolean } from './fields/number-fields.ts'
import { path, target } from './fields/text-field.ts'

/** Former address that leads on to another one. */
export const redirect = defineContent({
  table: 'redirect',
  path: '/redirects',
  key: 'redirectData',
  operations: ['create', 'update', 'delete'],
  queried: true,
  newest: 'first',
  labels: { one: 'Redirect', many: 'Redirects' },
  title: 'from',
  fields: {
    from: path({ required: 'required.from', invalid: 'redirects.invalidFrom' }),
    /** With query and fragment. */
    to: target({ required: 'required.to', invalid: 'redirects.invalidTo' }),
    /** Made by an import of products. */
    isAutomatic: boolean({ isReadOnly: true }),
  },
  findErrors({ from, to }) {
    const errors: FieldErrors = {}
    const path = String(from)
    if (isFixedPage(path)) errors.from = message('redirects.ownPage', { path })
    else if (isReservedPath(path)) errors.from = message('redirects.reserved', { path })
    if (readSitePath(String(to)) === path) errors.to = message('redirects.loop', { path })
    return errors
  },
})
