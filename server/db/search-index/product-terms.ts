import { createHash } from 'node:crypto'
import type { PublicationStatus } from '../../../domain/content/publication-status.ts'
import { isSold } from '../../../domain/shop/availability.ts'
import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'
import { sizeWords } from './size-terms.ts'
import type { IndexedWords } from './term-index.ts'

/** What of a product is among the words that it is found by. */
interface WordedProduct {
  name: string
  tags: string[]
  /** Its category's name is looked up when somebody searches, so that it may change freely. */
  createdBy: string | null
  isDisplaingInSomethingUnique: boolean
  material: string
  height: string
  width: string
  length: string
  description: string
  availability: string
}

/** The words that a product is found by at a stage, and as they are written. */
export function readWords(
  product: WordedProduct,
  stage: PublicationStatus,
): { indexed: IndexedWords; written: SearchWord[] } {
  const { name, tags, material, height, width, length, description, createdBy } = product
  const columns = [[name], tags, [material, height, width, length], [description]].map((texts) =>
    wordsOf(texts.join(' ')),
  )
  const [names = '', tagged = '', facts = '', described = ''] = columns.map(writeWords)
  const groups = createdBy === null ? tagged : `${tagged} ${categoryWord(createdBy)}`
  const filters = filterWords(product, stage)
  return {
    indexed: { name: names, groups, facts, description: described, filters },
    written: columns.flat(),
  }
}

/** What stands for a category among a product's words. No text that somebody types can begin it. */
export function categoryWord(id: string): string {
  return `§${id.replace(/[^0-9a-z]/gi, '')}`
}

/** What stands for being in Something Unique, or not. */
export function uniqueWord(isUnique: boolean): string {
  return isUnique ? '§u' : '§o'
}

/** What stands for not being shown to visitors. That most products are is noted of none. */
export const concealedWord = '§c'

/** What stands for why it is not. */
export function publicationStatusTerm(stage: Exclude<PublicationStatus, 'live'>): string {
  return `${concealedWord}${stage}`
}

/** What stands for being sold. */
export const soldWord = '§s'

/** What stands for a tag, whatever its case. */
export function tagWord(tag: string): string {
  return `§t${digest(tag.trim().toLowerCase())}`
}

/** What stands for a material as a product names it. */
export function materialWord(material: string): string {
  return `§m${digest(material)}`
}

/** Both forms of each word: one that is only half typed may begin the one and not the other. */
function writeWords(words: SearchWord[]): string {
  return [...new Set(words.flatMap(({ spelling, folded }) => [spelling, folded]))].join(' ')
}

function filterWords(product: WordedProduct, stage: PublicationStatus): string {
  return [
    ...(stage === 'live' ? [] : [concealedWord, publicationStatusTerm(stage)]),
    uniqueWord(product.isDisplaingInSomethingUnique),
    ...(isSold(product) ? [soldWord] : []),
    ...product.tags.map(tagWord),
    ...(product.material === '' ? [] : [materialWord(product.material)]),
    ...sizeWords(product),
  ].join(' ')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}
