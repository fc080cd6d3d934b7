import { room } from '../../../../domain/content/room.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const roomScreens = describeScreens(room, {
  address: '/admin/manage-store/rooms',
  icon: 'images',
  part: 'site',
  group: 'Manage Store',
  form: 'page',
  site: addresses.rooms,
  referring: { points: { icon: 'images', relation: 'shownIn' } },
  layout: layOut(room, {
    sections: [
      {
        id: 'room',
        title: 'Room',
        lead: 'Visitors see rooms on the home page, on their own pages, and on the page of each marked product.',
        rows: [['title'], ['content'], ['image']],
      },
      {
        id: 'points',
        title: 'Marked products',
        lead: 'Marks of hidden and deleted products are not shown.',
        rows: [['points']],
      },
      { id: 'visibility', title: 'Visibility', rows: [['visibility']] },
    ],
    hints: {
      title: { placeholder: 'A calm veranda' },
      points: { bare: true },
    },
  }),
})
