import { quotation } from '../../../../domain/content/quotation.ts'
import { describeScreens } from './screen-definition.ts'

export const quotationScreens = describeScreens(quotation, {
  address: '/admin/quotations',
  icon: 'file',
  part: 'today',
  form: 'page',
  below: ['add'],
  sections: [
    { id: 'lines', rows: [['lines']] },
    {
      id: 'sums',
      rows: [
        ['discount', 'delivery'],
        ['taxNote', 'advancePercent'],
      ],
    },
    { id: 'customer', rows: [['customer'], ['language']] },
    { id: 'terms', rows: [['validUntil'], ['terms']] },
    { id: 'note', rows: [['note']] },
  ],
  elsewhere: { order: '/admin/orders' },
  hints: {
    lines: { bare: true },
    customer: { bare: true },
    note: { bare: true },
  },
  referring: { lines: { icon: 'file' } },
})
