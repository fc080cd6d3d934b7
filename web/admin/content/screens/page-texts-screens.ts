import { pageTexts } from '../../../../domain/content/page-texts.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const pageTextsScreens = describeScreens(pageTexts, {
  address: '/admin/page-texts',
  icon: 'edit',
  part: 'site',
  group: 'Texts',
  form: 'screen',
  layout: layOut(pageTexts, {
    sections: [{ id: 'texts', title: 'Page texts', rows: [['texts']] }],
  }),
})
