import { socialCard } from '../../../../domain/content/social-card.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const socialCardScreens = describeScreens(socialCard, {
  address: '/admin/media-manager',
  icon: 'film',
  part: 'site',
  form: 'dialog',
  layout: layOut(socialCard, {
    sections: [
      {
        id: 'card',
        rows: [['title'], ['thumbnail_media_url'], ['thumbnail_media']],
      },
    ],
  }),
})
