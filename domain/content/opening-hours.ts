import { defineContent } from './content-type.ts'
import { holidays } from './fields/list-field.ts'
import { hours } from './fields/text-field.ts'

const invalid = 'fields.invalidOpeningHours'

/**
 * Opening hours of the chat, in the time zone of the settings. If all are empty, pages show none.
 */
export const openingHours = defineContent({
  table: 'opening_hours',
  path: '/openingHours',
  keys: { list: 'openingHoursData', one: 'openingHoursData' },
  operations: ['read', 'update'],
  single: true,
  changedWithoutId: true,
  newest: 'last',
  labels: { one: 'Opening hours', many: 'Opening hours' },
  title: null,
  fields: {
    monday: hours({ label: 'Monday', invalid }),
    tuesday: hours({ label: 'Tuesday', invalid }),
    wednesday: hours({ label: 'Wednesday', invalid }),
    thursday: hours({ label: 'Thursday', invalid }),
    friday: hours({ label: 'Friday', invalid }),
    saturday: hours({ label: 'Saturday', invalid }),
    sunday: hours({ label: 'Sunday', invalid }),
    holidays: holidays({
      label: 'Holidays',
      invalid: 'fields.invalidHolidays',
    }),
  },
})
