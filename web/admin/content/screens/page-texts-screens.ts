import { pageTexts } from '../../../../domain/content/page-texts.ts'
import { describeScreens } from './define.ts'
import { layOut } from './layout.ts'

export const pageTextsScreens = describeScreens(pageTexts, {
  address: '/admin/page-texts',
  icon: 'edit',
  part: 'site',
  form: 'screen',
  layout: layOut(pageTexts, {
    sections: [{ id: 'texts', title: 'Page texts', rows: [['texts']] }],
  }),
})
