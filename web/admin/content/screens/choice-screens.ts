import { choice } from '../../../../domain/content/choice.ts'
import { layOut } from '../../forms/form-layout.ts'
import { choicesAddress } from '../../forms/product-choices/choices-address.ts'
import { describeScreens } from './screen-definition.ts'

export const choiceScreens = describeScreens(choice, {
  address: choicesAddress,
  icon: 'swatches',
  part: 'site',
  group: 'Manage Store',
  form: 'page',
  layout: layOut(choice, {
    sections: [
      {
        id: 'choice',
        title: 'Choice',
        rows: [['name'], ['kind'], ['help'], ['isFilter']],
      },
      {
        id: 'values',
        title: 'Values',
        lead: 'Enter adds the next one, and several pasted lines make several. A dropped or pasted photo becomes the sample. A surcharge is added to the price.',
        rows: [['values']],
        when: { field: 'kind', is: ['swatch', 'list'] },
      },
      {
        id: 'measure',
        title: 'Measure',
        lead: 'Visitors type it as they like, such as 120 cm or 4\'6", within these bounds.',
        rows: [['unit', 'min', 'max']],
        when: { field: 'kind', is: ['measure'] },
      },
    ],
    hints: {
      name: { placeholder: 'Fabric', help: 'What visitors choose. They read it above the values.' },
      kind: {
        aside: 'Cannot be changed later',
        optionHelp: {
          swatch: 'Visitors see a photo or colour of each value. Example: fabric, wood finish.',
          list: 'Visitors see the names only. Example: chain or rope, left or right arm.',
          measure: 'Visitors type a number within your bounds. Example: own length.',
        },
      },
      help: {
        placeholder: 'We send samples by post.',
        help: 'One line beside the choice on the product page.',
      },
      isFilter: { help: 'Visitors can filter the shop by it.' },
      values: { bare: true },
      unit: { placeholder: 'Choose a unit' },
    },
  }),
})
