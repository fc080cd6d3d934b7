import { expect, it } from 'vitest'
import { slogan } from '../../../domain/content/slogan.ts'
import { layOut } from './form-layout.ts'

const sections = [{ id: 'words', rows: [['slogan']] }] as const

it('fails to compile if a field is in no section and on no other screen', () => {
  // @ts-expect-error the description is in no section
  expect(layOut(slogan, { sections }).sections).toHaveLength(1)
  expect(layOut(slogan, { sections, elsewhere: { description: '/admin/words' } }).sections).toEqual(
    [{ ...sections[0], key: 'sections.slogan.words' }],
  )
})
