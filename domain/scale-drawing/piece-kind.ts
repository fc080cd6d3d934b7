import { wordList } from '../text/word-list.ts'
import pieceWords from './piece-words.json' with { type: 'json' }

/**
 * Kinds of furniture with a silhouette of their own; a `box` is drawn for everything else. Names are
 * compared with their words in this order: a hanging chair is no chair, a daybed swing no sofa.
 */
export const pieceKinds = [
  'box',
  'hangingChair',
  'swing',
  'storage',
  'table',
  'sofa',
  'chair',
] as const

export type PieceKind = (typeof pieceKinds)[number]

interface PieceNames {
  /** Kind that the owner has picked for the category; empty to guess. */
  kind: string
  category: string
  product: string
}

/**
 * Kind of a piece. What the owner has picked wins; otherwise the product's name is more exact than its category's:
 * the sideboard of “Tables & Storage” is storage. English, Hindi and Gujarati words are known.
 */
export function pieceKind({ kind, category, product }: PieceNames): PieceKind {
  return (
    pieceKinds.find((known) => known === kind) ?? guessKind(product) ?? guessKind(category) ?? 'box'
  )
}

function guessKind(name: string): PieceKind | undefined {
  const text = name.toLowerCase()
  return pieceKinds.find((kind) => wordList(pieceWords[kind]).some((word) => text.includes(word)))
}
