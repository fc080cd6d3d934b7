import { reviewVideo } from '../../../../domain/content/review-video.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const reviewVideoScreens = describeScreens(reviewVideo, {
  address: '/admin/happy-customer',
  icon: 'smile',
  part: 'site',
  form: 'dialog',
  layout: layOut(reviewVideo, {
    sections: [{ id: 'video', rows: [['video']] }],
  }),
})
