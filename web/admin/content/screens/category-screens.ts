import { category } from '../../../../domain/content/category.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const categoryScreens = describeScreens(category, {
  address: '/admin/manage-store/categories',
  icon: 'store',
  part: 'site',
  group: 'Manage Store',
  form: 'page',
  layout: layOut(category, {
    sections: [
      {
        id: 'category',
        title: 'Category',
        rows: [['name'], ['image'], ['description'], ['chatNumber'], ['pieceKind']],
      },
    ],
    hints: {
      name: { placeholder: 'Indoor Swings' },
      chatNumber: {
        aside: 'Only if different from the shop’s, 10 digits',
        help: 'Chats about products in this category go to this number.',
      },
      pieceKind: {
        placeholder: 'Guess from the name',
        help: 'The outline of its products in the drawing to scale.',
      },
      description: {
        placeholder: 'Swings for living rooms and covered balconies.',
        help: 'A sentence or two, shown below the name on the category’s page.',
      },
      image: { help: 'Shown in portrait (4:5) on the home page.' },
    },
  }),
})
