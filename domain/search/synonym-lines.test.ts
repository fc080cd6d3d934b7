import { expect, it } from 'vitest'
import { addSynonym, cleanTerm, isSameTerm, revertLines } from './synonym-lines.ts'

it('writes a line of its own for two new words', () => {
  expect(addSynonym([], 'hammock', 'hanging chair')).toEqual(['hammock = hanging chair'])
  expect(addSynonym(['jhoola = swing'], 'settee', 'sofa')).toEqual([
    'jhoola = swing',
    'settee = sofa',
  ])
})

it('joins the line of either word', () => {
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

it('changes nothing for words of one line, whatever their case and accents', () => {
  const lines = ['Bouclé = loop  yarn; curly']
  expect(addSynonym(lines, 'boucle', 'LOOP YARN')).toBe(lines)
})

it('takes its line back, and leaves what others wrote since', () => {
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

it('keeps separators out of a word', () => {
  expect(cleanTerm('  sofa, blue = ; big ')).toBe('sofa blue big')
  expect(isSameTerm('Sofa  Set', 'sofa set')).toBe(true)
  expect(isSameTerm('झूला', 'झल')).toBe(false)
})
