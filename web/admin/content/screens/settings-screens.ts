import { settings } from '../../../../domain/content/settings.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const settingsScreens = describeScreens(settings, {
  address: '/admin/settings',
  icon: 'settings',
  part: 'shop',
  access: 'owner',
  form: 'screen',
  layout: layOut(settings, {
    sections: [
      {
        id: 'brand',
        title: 'Brand',
        rows: [['brandName'], ['logo'], ['accentColor'], ['blurb'], ['shareImage']],
      },
      {
        id: 'place',
        title: 'Place',
        rows: [
          ['phoneCountryCode', 'defaultCity'],
          ['timeZone', 'currency'],
        ],
      },
      { id: 'words', title: 'Search in the shop', rows: [['synonyms']] },
      { id: 'search', title: 'Search engines', rows: [['metaTitle'], ['metaDescription']] },
    ],
    elsewhere: { feeds: '/admin/feeds' },
    hints: {
      blurb: { help: 'A sentence or two at the foot of every page.' },
      accentColor: {
        help: 'Of buttons, links and lines. Your pages derive lighter and darker shades.',
      },
      shareImage: {
        help: 'Shown where a link to a page without a picture is shared. At least 1200 px wide.',
      },
      phoneCountryCode: { help: 'Stands before the ten digits in chat links.' },
      defaultCity: { help: 'Shown on the map while no address is given.' },
      timeZone: { help: 'By its clock your days begin. Type a city to find it.' },
      currency: { help: 'Type its code or name to find it.' },
      synonyms: {
        aside: 'One line each',
        help: 'Such as: jhoola = swing, hinchko. Who searches for one of them finds them all.',
      },
    },
  }),
})
