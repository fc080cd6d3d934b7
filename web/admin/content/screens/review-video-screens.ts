import { reviewVideo } from '../../../../domain/content/review-video.ts'
import { describeScreens } from './define.ts'
import { layOut } from './layout.ts'

export const reviewVideoScreens = describeScreens(reviewVideo, {
  address: '/admin/happy-customer',
  icon: 'smile',
  part: 'site',
  form: 'dialog',
  layout: layOut(reviewVideo, {
    sections: [{ id: 'video', title: 'Video', rows: [['video']] }],
    hints: { video: { help: 'Plays without sound, once, when a visitor clicks it.' } },
  }),
})
