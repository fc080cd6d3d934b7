import { addresses } from '../../../../domain/addresses.ts'
import { story } from '../../../../domain/content/story.ts'
import { describeScreens } from './define.ts'
import { layOut } from './layout.ts'

export const storyScreens = describeScreens(story, {
  address: '/admin/story-perpose',
  icon: 'book',
  part: 'site',
  form: 'page',
  site: addresses.about,
  layout: layOut(story, {
    sections: [
      { id: 'story', title: 'Story and purpose', rows: [['title'], ['content'], ['image']] },
    ],
  }),
})
