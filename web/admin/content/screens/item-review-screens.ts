import { itemReview } from '../../../../domain/content/item-review.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const itemReviewScreens = describeScreens(itemReview, {
  address: '/admin/reviews',
  icon: 'star',
  part: 'site',
  group: 'manageStore',
  form: 'dialog',
  referring: { ourCategoriesItem: { icon: 'quote' } },
  layout: layOut(itemReview, {
    sections: [
      {
        id: 'review',
        rows: [['ourCategoriesItem'], ['name'], ['rating'], ['comment']],
      },
    ],
  }),
})
