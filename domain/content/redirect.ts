import { type FieldErrors, message } from '../messages/api-message.ts'
import {
  isFixedPage,
  isReservedPath,
  isTarget,
  readPath,
  readSitePath,
} from '../urls/redirect-paths.ts'
import { defineContent } from './content-type.ts'
import { boolean } from './fields/number-fields.ts'
import { line } from './fields/text-field.ts'

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
    /** In the form of `readPath`. */
    from: line({ required: 'required.from', isSameInAllLanguages: true }),
    /** Path of this site with query and fragment, or an http(s) address. */
    to: line({ required: 'required.to', isSameInAllLanguages: true }),
    /** Made by an import of products. */
    isAutomatic: boolean({ isReadOnly: true }),
  },
  normalise: ({ from, ...values }) => ({
    ...values,
    from: typeof from === 'string' ? (readPath(from.trim()) ?? from) : from,
  }),
  findErrors: ({ from, to }) => {
    const errors: FieldErrors = {}
    const path = readPath(String(from))
    if (path === null) errors.from = message('redirects.invalidFrom')
    else if (isFixedPage(path)) errors.from = message('redirects.ownPage', { path })
    else if (isReservedPath(path)) errors.from = message('redirects.reserved', { path })
    if (!isTarget(String(to))) errors.to = message('redirects.invalidTo')
    else if (path !== null && readSitePath(String(to)) === path)
      errors.to = message('redirects.loop', { path })
    return errors
  },
})
