import { expect, it } from 'vitest'
import { addSynonym, cleanTerm, isSameTerm, revertLines } from './synonym-lines.ts'

it('adds a new line for two new words', () => {
  expect(addSynonym([], 'hammock', 'hanging chair')).toEqual(['hammock = hanging chair'])
  expect(addSynonym(['jhoola = swing'], 'settee', 'sofa')).toEqual([
    'jhoola = swing',
    'settee = sofa',
  ])
})

it('adds a word to the existing line of the other word', () => {
  const lines = ['couch = sofa', 'jhoola = swing, hinchko']
  expect(addSynonym(lines, 'couch', 'loveseat')).toEqual([
    'couch = sofa, loveseat',
    'jhoola = swing, hinchko',
  ])
  expect(addSynonym(lines, 'hammock', 'Swing')).toEqual([
    'couch = sofa',
    'jhoola = swing, hinchko, hammock',
  ])
  expect(addSynonym(['couch', 'jhoola ='], 'hammock', 'jhoola')).toEqual([
    'couch',
    'jhoola = hammock',
  ])
})

it('changes nothing if one line has both words, ignoring case and accents', () => {
  const lines = ['Bouclé = loop  yarn; curly']
  expect(addSynonym(lines, 'boucle', 'LOOP YARN')).toBe(lines)
})

it('reverts its own line and keeps later changes by others', () => {
  const before = ['couch = sofa', 'jhoola = swing']
  const after = addSynonym(before, 'hammock', 'swing')
  expect(revertLines([...after, 'pouf = stool'], { before, after })).toEqual([
    ...before,
    'pouf = stool',
  ])
  const others = ['couch = sofa', 'jhoola = swing, hammock, hinchko']
  expect(revertLines(others, { before, after })).toBe(others)
  const added = addSynonym(before, 'pouf', 'stool')
  expect(revertLines(added, { before, after: added })).toEqual(before)
})

it('removes separators from a term, and compares terms ignoring case and extra spaces', () => {
  expect(cleanTerm('  sofa, blue = ; big ')).toBe('sofa blue big')
  expect(isSameTerm('Sofa  Set', 'sofa set')).toBe(true)
  expect(isSameTerm('झूला', 'झल')).toBe(false)
})
