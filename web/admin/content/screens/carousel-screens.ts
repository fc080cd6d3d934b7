import { carousel } from '../../../../domain/content/carousel.ts'
import { describeScreens } from './define.ts'
import { layOut } from './layout.ts'

export const carouselScreens = describeScreens(carousel, {
  address: '/admin/home-carosal',
  icon: 'slides',
  part: 'site',
  form: 'dialog',
  layout: layOut(carousel, {
    sections: [{ id: 'slide', title: 'Slide', rows: [['title'], ['content'], ['image']] }],
    hints: {
      content: { aside: 'Shown under the title' },
      image: { help: 'At least 1920 px wide. The left half carries the text.' },
    },
  }),
})
