import { gallery } from '../../../../domain/content/gallery.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const galleryScreens = describeScreens(gallery, {
  address: '/admin/about-gallery',
  icon: 'images',
  part: 'site',
  form: 'dialog',
  layout: layOut(gallery, {
    sections: [
      { id: 'words', rows: [['title'], ['description']] },
      { id: 'images', rows: [['images']] },
    ],
  }),
})
