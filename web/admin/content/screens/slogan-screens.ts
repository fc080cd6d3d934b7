import { addresses } from '../../../../domain/addresses.ts'
import { slogan } from '../../../../domain/content/slogan.ts'
import { describeScreens } from './define.ts'
import { layOut } from './layout.ts'

export const sloganScreens = describeScreens(slogan, {
  address: '/admin/slogan',
  icon: 'quote',
  part: 'shop',
  form: 'screen',
  site: addresses.home,
  layout: layOut(slogan, {
    sections: [
      {
        id: 'slogan',
        title: 'Slogan banner',
        lead: 'The banner in the middle of the home page. The description is left out on small screens.',
        rows: [['slogan'], ['description']],
      },
    ],
  }),
})
