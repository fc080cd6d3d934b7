import { itemReview } from '../../../../domain/content/item-review.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const itemReviewScreens = describeScreens(itemReview, {
  address: '/admin/reviews',
  icon: 'star',
  part: 'site',
  group: 'Manage Store',
  form: 'dialog',
  referring: { ourCategoriesItem: { icon: 'quote' } },
  layout: layOut(itemReview, {
    sections: [
      {
        id: 'review',
        title: 'Review',
        rows: [['ourCategoriesItem'], ['name'], ['rating'], ['comment']],
      },
    ],
  }),
})
