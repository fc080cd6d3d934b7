import { expect, it } from 'vitest'
import { createSentenceTranslator } from './sentence-translator.ts'

const translate = createSentenceTranslator({
  sentences: {
    'Please sign in again.': 'फिर से साइन इन करें।',
    '{label} saved.': '{label} {label:सहेजा गया/सहेजी गई}।',
    '{reference} saved.': 'पूछताछ {reference} सहेजी गई।',
    '{number} products saved.': '{number} प्रोडक्ट सहेजे गए।',
    'Product {id} not found': 'प्रोडक्ट {id} नहीं मिला',
    '{label} not found': '{label} नहीं {label:मिला/मिली}',
    'must be at most {number} characters': 'ज़्यादा से ज़्यादा {number} अक्षर',
    '{label}, “{label2}”: {sentence}': '{label}, “{label2}”: {sentence}',
    'must be {options}': '{options} में से एक',
    '{word} is not known here. You can use {words}.': '{words} लिखें, {word} नहीं।',
  },
  labels: {
    Category: 'कैटेगरी',
    Product: 'प्रोडक्ट',
    Heading: 'शीर्षक',
    Shop: 'दुकान',
    Live: 'प्रकाशित',
    Hidden: 'छिपा हुआ',
  },
  forms: { Category: 1 },
})

it('translates whole sentences', () => {
  expect(translate('Please sign in again.')).toBe('फिर से साइन इन करें।')
  expect(translate('Please sign in')).toBeNull()
})

it('translates labels in upper and lower case, with words that agree in gender', () => {
  expect(translate('Category saved.')).toBe('कैटेगरी सहेजी गई।')
  expect(translate('Product saved.')).toBe('प्रोडक्ट सहेजा गया।')
  expect(translate('category not found')).toBe('कैटेगरी नहीं मिली')
})

it('prefers the most specific pattern, and labels over free text', () => {
  expect(translate('Product 5 not found')).toBe('प्रोडक्ट 5 नहीं मिला')
  expect(translate('ZL-4K6HX saved.')).toBe('पूछताछ ZL-4K6HX सहेजी गई।')
  expect(translate('Cupboard not found')).toBeNull()
})

it('leaves numbers and names untranslated', () => {
  expect(translate('1,200 products saved.')).toBe('1,200 प्रोडक्ट सहेजे गए।')
  expect(translate('{colour} is not known here. You can use {name}, {brand}.')).toBe(
    '{name}, {brand} लिखें, {colour} नहीं।',
  )
  expect(translate('Product $& {label} not found')).toBe('प्रोडक्ट $& {label} नहीं मिला')
})

it('translates a nested sentence, and returns null if it is unknown', () => {
  expect(translate('Shop, “Heading”: must be at most 60 characters')).toBe(
    'दुकान, “शीर्षक”: ज़्यादा से ज़्यादा 60 अक्षर',
  )
  expect(translate('Shop, “Heading”: is wrong')).toBeNull()
})

it('leaves known option names untranslated, and returns null for unknown ones', () => {
  expect(translate('must be Live or Hidden')).toBe('Live / Hidden में से एक')
  expect(translate('must be at home or Hidden')).toBeNull()
})
