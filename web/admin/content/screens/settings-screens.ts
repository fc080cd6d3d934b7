import { settings } from '../../../../domain/content/settings.ts'
import { layOut } from '../../forms/form-layout.ts'
import { translationsPath } from '../gaps/translations-path.ts'
import { describeScreens } from './screen-definition.ts'

const searchWordsPath = '/admin/settings/search-words'

export const settingsScreens = describeScreens(settings, {
  address: '/admin/settings',
  icon: 'settings',
  part: 'shop',
  group: 'shop',
  access: 'owner',
  form: 'screen',
  below: ['search-words'],
  layout: layOut(settings, {
    sections: [
      {
        id: 'brand',
        rows: [['brandName'], ['logo'], ['accentColor'], ['blurb'], ['shareImage']],
      },
      {
        id: 'place',
        rows: [['phoneCountryCode', 'defaultCity'], ['timeZone', 'currency'], ['languages']],
        link: translationsPath,
      },
      {
        id: 'words',
        rows: [['synonyms']],
        link: searchWordsPath,
      },
      { id: 'search', rows: [['metaTitle'], ['metaDescription']] },
    ],
    elsewhere: { disabledVocabularyGroups: searchWordsPath, feeds: '/admin/feeds' },
  }),
})
