import { category } from '../../../../domain/content/category.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const categoryScreens = describeScreens(category, {
  address: '/admin/manage-store/categories',
  icon: 'store',
  part: 'site',
  group: 'manageStore',
  form: 'page',
  layout: layOut(category, {
    sections: [
      {
        id: 'category',
        rows: [['name'], ['image'], ['description'], ['chatNumber'], ['pieceKind']],
      },
    ],
  }),
})
