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
  key: 'openingHoursData',
  operations: ['read', 'update'],
  single: true,
  changedWithoutId: true,
  labels: { one: 'Opening hours', many: 'Opening hours' },
  title: null,
  fields: {
    monday: hours({ invalid }),
    tuesday: hours({ invalid }),
    wednesday: hours({ invalid }),
    thursday: hours({ invalid }),
    friday: hours({ invalid }),
    saturday: hours({ invalid }),
    sunday: hours({ invalid }),
    holidays: holidays({ invalid: 'fields.invalidHolidays' }),
  },
})
