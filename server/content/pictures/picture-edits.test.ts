import { describe, expect, it } from 'vitest'
import { fullCrop, type PictureEdit } from '../../../domain/media/picture-edit.ts'
import {
  applyEdit,
  createPointMover,
  isSameEdit,
  moveFocusText,
  readEdit,
  readOriginal,
} from './picture-edits.ts'

const file = { file: 'original.jpg', width: 400, height: 200, placeholder: '#abc' }
const edited = { file: 'edited.jpg', width: 200, height: 200, placeholder: '#abc' }
const plain = {
  name: 'Swing',
  image: { ...file, alt: 'A swing', focus: '75% 50%' },
  video: null,
  original: null,
  edit: [],
}
const rightHalf: PictureEdit = { crop: { x: 0.5, y: 0, width: 0.5, height: 1 }, turn: 0 }

describe('an edit of a picture', () => {
  it('puts its file in place of the original, which stays, and moves the focus', () => {
    const fields = applyEdit(plain, rightHalf, edited)
    expect(fields.image).toEqual({ ...edited, alt: 'A swing', focus: '50% 50%' })
    expect(readOriginal(fields)).toMatchObject(file)
    expect(readEdit(fields)).toEqual(rightHalf)
  })

  it('is always one of the original, and ends with it', () => {
    const turn: PictureEdit = { crop: fullCrop, turn: 90 }
    const turned = { ...edited, file: 'turned.jpg', width: 200, height: 400 }
    const twice = applyEdit(applyEdit(plain, rightHalf, edited), turn, turned)
    expect(readOriginal(twice)).toMatchObject(file)
    expect(readEdit(twice)).toEqual(turn)
    expect(twice.image).toMatchObject({ file: 'turned.jpg', focus: '50% 75%' })
    expect(applyEdit(twice, null, file)).toEqual(plain)
  })

  it('is told from another one', () => {
    expect(isSameEdit(null, rightHalf)).toBe(false)
    expect(isSameEdit(rightHalf, { ...rightHalf, crop: { ...rightHalf.crop } })).toBe(true)
  })

  it('leaves a focus that is not set', () => {
    const mover = createPointMover(plain, applyEdit(plain, rightHalf, edited))
    const move = (focus: string) => moveFocusText(focus, mover)
    expect([move(''), move('0% 100%'), move('100% 0%')]).toEqual(['', '0% 100%', '100% 0%'])
  })
})
