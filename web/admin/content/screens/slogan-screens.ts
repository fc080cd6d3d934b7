import { slogan } from '../../../../domain/content/slogan.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const sloganScreens = describeScreens(slogan, {
  address: '/admin/slogan',
  icon: 'quote',
  part: 'site',
  group: 'texts',
  form: 'screen',
  site: addresses.home,
  layout: layOut(slogan, {
    sections: [
      {
        id: 'slogan',
        rows: [['slogan'], ['description']],
      },
    ],
  }),
})
