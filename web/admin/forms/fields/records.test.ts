import { expect, it } from 'vitest'
import { choice } from '../../../../domain/content/choice.ts'
import { loadAdminTexts } from '../../languages/admin-messages.ts'
import { newValue } from '../choices/value-entry.ts'
import { formSchema, unreducedValues } from '../form-schema.ts'
import type { FormEntry, FormValues } from '../form-values.ts'
import { choose } from '../media/media-value.ts'
import { bodyOf, valuesOf } from './field-forms.ts'
import { records } from './records.ts'

const { values: field } = choice.fields
const photo = (name: string) => choose(new File([name], name, { type: 'image/jpeg' }))
const url = '/media/sage.jpg'
const stored = {
  kind: 'stored',
  url,
  width: 0,
  alt: '',
  focus: '',
  value: '',
  poster: '',
  picture: '',
} as const
const fromLibrary = { ...stored, url: '/media/linen.jpg', picture: 'p1' }

function formOf(...values: FormEntry[]): FormValues {
  return { ...valuesOf(choice, null), name: 'Fabric', kind: 'swatch', values }
}

it('sends values as JSON, new photos as referenced multipart files, and no blank rows', () => {
  const rust = photo('rust.jpg')
  const form = formOf(
    newValue({ _id: 'a1', name: 'Sage', image: stored, isAvailable: false }),
    newValue({ name: 'Rust', image: rust }),
    newValue({ name: 'Linen', image: fromLibrary }),
    newValue(),
  )
  const body = bodyOf(choice, form)
  const sent = JSON.parse(String(body.get('values')))
  expect(sent).toMatchObject([
    { _id: 'a1', name: 'Sage', image: url, isAvailable: false },
    { _id: '', name: 'Rust' },
    { _id: '', name: 'Linen', image: 'picture:p1' },
  ])
  expect(sent).toHaveLength(3)
  const [prefix, part] = sent[1].image.split(/:(.*)/)
  expect(prefix).toBe('file')
  expect(body.get(part)).toEqual(rust.file)
})

it('reports the validation error of a value on the list, and ignores blank rows', async () => {
  const { writeMessage } = await loadAdminTexts('en')
  const schema = formSchema(choice, writeMessage)
  const errorsOf = (form: FormValues) =>
    schema.safeParse(form).error?.issues.map(({ path, message }) => [path, message]) ?? []
  const blank = newValue()
  expect(errorsOf(formOf(newValue({ name: 'Sage' }), blank))).toEqual([])
  expect(errorsOf(formOf(newValue({ colour: '#aabbcc' })))).toEqual([
    [['values'], 'Every value needs a name.'],
  ])
  expect(errorsOf(formOf(newValue({ name: 'Sage' }), newValue({ name: 'sage' })))).toEqual([
    [['values'], 'Two values have the same name.'],
  ])
  const form = formOf(newValue({ name: 'Sage', image: photo('sage.jpg') }))
  expect(unreducedValues(choice, form)).toEqual({ values: form.values })
})

it('a draft keeps the stored photo and drops a photo that is not yet uploaded', () => {
  const before = [newValue({ key: 'a1', _id: 'a1', name: 'Sage', image: stored })]
  const changed = [
    newValue({ key: 'a1', _id: 'a1', name: 'Sage', image: photo('new.jpg') }),
    newValue({ key: 'b', name: 'Rust', image: photo('rust.jpg') }),
  ]
  expect(records.files?.withoutChosen(field, changed, before)).toMatchObject([
    { name: 'Sage', image: stored },
    { name: 'Rust', image: null },
  ])
})
