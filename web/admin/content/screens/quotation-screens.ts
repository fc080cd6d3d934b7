import { quotation } from '../../../../domain/content/quotation.ts'
import { describeScreens } from './screen-definition.ts'

export const quotationScreens = describeScreens(quotation, {
  address: '/admin/quotations',
  icon: 'chat',
  part: 'today',
  form: 'page',
  sections: [
    { id: 'customer', rows: [['customer'], ['language']] },
    { id: 'lines', rows: [['lines']] },
    { id: 'sums', rows: [['discount', 'delivery'], ['taxNote'], ['advancePercent']] },
    { id: 'terms', rows: [['validUntil'], ['terms']] },
    { id: 'note', rows: [['note'], ['order']] },
  ],
  referring: { lines: { icon: 'chat' } },
})
