import { pageTexts } from '../../../../domain/content/page-texts.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const pageTextsScreens = describeScreens(pageTexts, {
  address: '/admin/page-texts',
  icon: 'edit',
  part: 'site',
  group: 'texts',
  form: 'screen',
  layout: layOut(pageTexts, {
    sections: [{ id: 'texts', rows: [['texts']] }],
  }),
})
