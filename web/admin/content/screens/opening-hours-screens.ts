import { openingHours } from '../../../../domain/content/opening-hours.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const openingHoursScreens = describeScreens(openingHours, {
  address: '/admin/opening-hours',
  icon: 'clock',
  part: 'site',
  group: 'texts',
  form: 'screen',
  site: addresses.contact,
  layout: layOut(openingHours, {
    sections: [
      {
        id: 'week',
        rows: [
          ['monday'],
          ['tuesday'],
          ['wednesday'],
          ['thursday'],
          ['friday'],
          ['saturday'],
          ['sunday'],
        ],
      },
      {
        id: 'holidays',
        rows: [['holidays']],
      },
    ],
    hints: { holidays: { bare: true } },
  }),
})
