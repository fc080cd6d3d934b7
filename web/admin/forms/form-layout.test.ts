import { expect, it } from 'vitest'
import { slogan } from '../../../domain/content/slogan.ts'
import { layOut } from './form-layout.ts'

const sections = [{ id: 'words', title: 'Words', rows: [['slogan']] }] as const

it('does not compile where a field stands in no section, unless another screen has it', () => {
  // @ts-expect-error the description is forgotten
  expect(layOut(slogan, { sections }).sections).toEqual(sections)
  expect(layOut(slogan, { sections, elsewhere: { description: '/admin/words' } }).sections).toEqual(
    sections,
  )
})
