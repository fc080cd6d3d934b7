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
      { id: 'words', title: 'Text', rows: [['title'], ['description'], ['tags']] },
      {
        id: 'figures',
        title: 'Figures',
        lead: 'The last character is shown in the accent colour, like the plus in “25+”.',
        rows: [['yearsOfExperience', 'satisfiedClients', 'zulaItems']],
      },
      { id: 'media', title: 'Photo and video', rows: [['image'], ['video']] },
    ],
    hints: { tags: { placeholder: 'Add a highlight', lines: true } },
  }),
})
