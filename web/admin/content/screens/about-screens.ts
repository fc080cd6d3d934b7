import { about } from '../../../../domain/content/about.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const aboutScreens = describeScreens(about, {
  address: '/admin/aboutus',
  icon: 'info',
  part: 'site',
  form: 'page',
  site: addresses.about,
  layout: layOut(about, {
    sections: [
      { id: 'words', rows: [['title'], ['description'], ['tags']] },
      {
        id: 'figures',
        rows: [['yearsOfExperience', 'satisfiedClients', 'zulaItems']],
      },
      { id: 'media', rows: [['image'], ['video']] },
    ],
    hints: { tags: { lines: true } },
  }),
})
