import { slogan } from '../../../../domain/content/slogan.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const sloganScreens = describeScreens(slogan, {
  address: '/admin/slogan',
  icon: 'quote',
  part: 'site',
  group: 'Texts',
  form: 'screen',
  site: addresses.home,
  layout: layOut(slogan, {
    sections: [
      {
        id: 'slogan',
        title: 'Slogan banner',
        lead: 'The banner in the middle of the home page. The description is hidden on small screens.',
        rows: [['slogan'], ['description']],
      },
    ],
  }),
})
