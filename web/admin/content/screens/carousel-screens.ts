import { carousel } from '../../../../domain/content/carousel.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const carouselScreens = describeScreens(carousel, {
  address: '/admin/home-carosal',
  icon: 'slides',
  part: 'site',
  form: 'dialog',
  layout: layOut(carousel, {
    sections: [{ id: 'slide', rows: [['title'], ['content'], ['image']] }],
  }),
})
