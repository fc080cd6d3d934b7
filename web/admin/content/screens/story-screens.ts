import { story } from '../../../../domain/content/story.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const storyScreens = describeScreens(story, {
  address: '/admin/story-perpose',
  icon: 'book',
  part: 'site',
  form: 'page',
  site: addresses.about,
  layout: layOut(story, {
    sections: [{ id: 'story', rows: [['title'], ['content'], ['image']] }],
  }),
})
