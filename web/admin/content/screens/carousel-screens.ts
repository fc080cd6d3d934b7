import { carousel } from '../../../../domain/content/carousel.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const carouselScreens = describeScreens(carousel, {
  address: '/admin/home-carosal',
  icon: 'slides',
  part: 'site',
  form: 'dialog',
  layout: layOut(carousel, {
    sections: [{ id: 'slide', title: 'Slide', rows: [['title'], ['content'], ['image']] }],
    hints: {
      content: { aside: 'Shown under the title' },
      image: { help: 'At least 1920 px wide. Text covers the left half.' },
    },
  }),
})
