import { settings } from '../../../../domain/content/settings.ts'
import { layOut } from '../../forms/form-layout.ts'
import { translationsPath } from '../gaps/translations-path.ts'
import { describeScreens } from './screen-definition.ts'

const searchWordsPath = '/admin/settings/search-words'

export const settingsScreens = describeScreens(settings, {
  address: '/admin/settings',
  icon: 'settings',
  part: 'shop',
  group: 'Shop',
  access: 'owner',
  form: 'screen',
  below: ['search-words'],
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
        rows: [['phoneCountryCode', 'defaultCity'], ['timeZone', 'currency'], ['languages']],
        link: { label: 'Translations', to: translationsPath },
      },
      {
        id: 'words',
        title: 'Search in the shop',
        rows: [['synonyms']],
        link: { label: 'Built-in search words', to: searchWordsPath },
      },
      { id: 'search', title: 'Search engines', rows: [['metaTitle'], ['metaDescription']] },
    ],
    elsewhere: { disabledVocabularyGroups: searchWordsPath, feeds: '/admin/feeds' },
    hints: {
      blurb: { help: 'One or two sentences in the footer of every page.' },
      accentColor: {
        help: 'Used for buttons, links and lines; shades are made for you.',
      },
      shareImage: {
        help: 'Shown when someone shares a link to a page without a photo. At least 1200 px wide.',
      },
      phoneCountryCode: { help: 'Added before the 10-digit number in chat links.' },
      defaultCity: { help: 'Completes an address without a city, so that the map finds it.' },
      timeZone: { help: 'Sets when your day starts and ends. Type a city to find it.' },
      currency: { help: 'Type its code or name to find it.' },
      languages: {
        help: 'Visitors can choose from these. Translations shows what is left to translate.',
      },
      synonyms: {
        aside: 'One per line',
        help: 'For example: jhoola = swing, hinchko. A search for any of these finds all of them.',
      },
    },
  }),
})
