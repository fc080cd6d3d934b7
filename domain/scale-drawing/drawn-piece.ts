import { measureProduct, type ProductSizes } from '../measures/product-size.ts'
import { type PieceKind, pieceKind } from './piece-kind.ts'
import type { Silhouette } from './silhouette.ts'

/** A piece as it is drawn: its longer side is its width. Sides in millimetres; null where unknown. */
export interface DrawnPiece {
  name: string
  kind: PieceKind
  width: number | null
  depth: number | null
  height: number | null
}

/** Wall and ceiling that a visitor has typed, in millimetres. */
export interface Room {
  width: number | null
  height: number | null
}

/** Object on the floor line, with its upper left corner at `x` and `y`. */
export interface Figure extends Silhouette {
  role: 'piece' | 'person' | 'door'
  /** View of a piece. */
  view?: 'front' | 'side'
  x: number
  y: number
  width: number
  height: number
}

interface Product extends ProductSizes {
  name: string
  category: { _id: string; name: string } | null
}

interface Category {
  _id: string
  /** Picked by the owner; empty to guess it. */
  pieceKind?: string | undefined
}

/** Piece of a product, whose names tell its kind unless its category does. */
export function pieceOf(product: Product, categories: readonly Category[]): DrawnPiece {
  const { name, category } = product
  const { longer, shorter, height } = measureProduct(product)
  const picked = categories.find(({ _id }) => _id === category?._id)?.pieceKind ?? ''
  return {
    name,
    kind: pieceKind({ kind: picked, category: category?.name ?? '', product: name }),
    width: longer,
    depth: shorter,
    height,
  }
}
