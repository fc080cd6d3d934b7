import { room } from '../../../../domain/content/room.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const roomScreens = describeScreens(room, {
  address: '/admin/manage-store/rooms',
  icon: 'images',
  part: 'site',
  group: 'manageStore',
  form: 'page',
  site: addresses.rooms,
  referring: { points: { icon: 'images', relation: 'shownIn' } },
  layout: layOut(room, {
    sections: [
      {
        id: 'room',
        rows: [['title'], ['content'], ['image']],
      },
      {
        id: 'points',
        rows: [['points']],
      },
      { id: 'visibility', rows: [['visibility']] },
    ],
    hints: {
      points: { bare: true },
    },
  }),
})
