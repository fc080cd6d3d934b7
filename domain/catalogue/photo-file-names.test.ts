import { expect, it } from 'vitest'
import { normaliseName, readPhotoName } from './photo-file-names.ts'

it.each([
  'IMG_2041.jpg',
  'IMG_E2041.HEIC',
  'IMG-20240501-WA0012.jpg',
  '_MG_1234.JPG',
  'DSC_0001.JPG',
  'P1010001.JPG',
  'PXL_20240501_101112345.MP.jpg',
  '20240501_101112.jpg',
  '2024-05-01 10.11.12.jpg',
  'WhatsApp Image 2024-05-01 at 10.11.12 AM (1).jpeg',
  'Screenshot_20240501-101112.png',
  'image (3).jpg',
  'photo-2.jpg',
  'received_1234567890.jpeg',
  'FB_IMG_1714557072.jpg',
  'GOPR0012.JPG',
  'DJI_0042.JPG',
  '8f14e45f-ceea-467f-ad32-0b7a1c9b2e44.jpg',
  'd41d8cd98f00b204e9800998ecf8427e.png',
  'untitled.png',
  '.jpg',
])('returns no product name for the camera file name %s', (file) => {
  expect(readPhotoName(file)).toEqual({ stem: '', name: '' })
})

it.each([
  ['walnut-jhoola_front.jpg', 'Walnut jhoola', 'walnut jhoola'],
  ['walnut-jhoola_back-2.JPG', 'Walnut jhoola', 'walnut jhoola'],
  ['Walnut Jhoola (3).png', 'Walnut Jhoola', 'walnut jhoola'],
  ['swings/teak swing detail.webp', 'Teak swing', 'teak swing'],
  ['Bouclé Wrap Loveseat.avif', 'Bouclé Wrap Loveseat', 'boucle wrap loveseat'],
  ['झूला-1.jpg', 'झूला', normaliseName('झूला')],
  ['sofa-2024.jpg', 'Sofa 2024', 'sofa 2024'],
  ['image of a swing.jpg', 'Image of a swing', 'image of a swing'],
  ['front.jpg', 'Front', 'front'],
])('derives from the file name %s the product name “%s”', (file, name, stem) => {
  expect(readPhotoName(file)).toEqual({ name, stem })
})

it('normalises a product name and its file name to the same text', () => {
  expect(normaliseName('Walnut & Brass “Jhoola”')).toBe(normaliseName('walnut_brass-jhoola'))
})
