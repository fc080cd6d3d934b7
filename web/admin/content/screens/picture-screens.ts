import { picture } from '../../../../domain/content/picture.ts'
import { describeScreens } from './screen-definition.ts'

const address = '/admin/pictures'

export const pictureScreens = describeScreens(picture, {
  address,
  icon: 'images',
  part: 'shop',
  group: 'shop',
  form: 'page',
  below: ['describe'],
  sections: [],
  elsewhere: { name: address, image: address, video: address, original: address, edit: address },
})
