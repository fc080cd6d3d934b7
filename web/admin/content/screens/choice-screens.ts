import { choice } from '../../../../domain/content/choice.ts'
import { choicesAddress } from '../../forms/choices/named-choices.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

export const choiceScreens = describeScreens(choice, {
  address: choicesAddress,
  icon: 'swatches',
  part: 'site',
  group: 'manageStore',
  form: 'page',
  layout: layOut(choice, {
    sections: [
      {
        id: 'choice',
        rows: [['name'], ['kind'], ['help'], ['isFilter']],
      },
      {
        id: 'values',
        rows: [['values']],
        when: { field: 'kind', is: ['swatch', 'list'] },
      },
      {
        id: 'measure',
        rows: [['unit', 'min', 'max']],
        when: { field: 'kind', is: ['measure'] },
      },
    ],
    hints: {
      values: { bare: true },
    },
  }),
})
