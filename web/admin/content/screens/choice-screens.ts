import { choice } from '../../../../domain/content/choice.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const choiceScreens = describeScreens(choice, {
  address: '/admin/manage-store/choices',
  icon: 'store',
  part: 'site',
  group: 'Manage Store',
  form: 'page',
  layout: layOut(choice, {
    sections: [
      { id: 'words', title: 'Name', rows: [['name'], ['kind'], ['help'], ['isFilter']] },
      { id: 'values', title: 'Values', rows: [['values'], ['unit', 'min', 'max']] },
    ],
  }),
})
