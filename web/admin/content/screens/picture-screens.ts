import { picture } from '../../../../domain/content/picture.ts'
import { describeScreens } from './screen-definition.ts'

const address = '/admin/pictures'

export const pictureScreens = describeScreens(picture, {
  address,
  icon: 'images',
  part: 'shop',
  group: 'shop',
  form: 'dialog',
  sections: [{ id: 'picture', rows: [['name'], ['image']] }],
  elsewhere: { video: address, original: address, edit: address },
})
