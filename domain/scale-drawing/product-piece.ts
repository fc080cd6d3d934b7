import { measureProduct, type ProductSizes } from '../measures/product-size.ts'
import type { DrawnPiece } from './drawn-piece.ts'
import { pieceKind } from './piece-kind.ts'

interface Product extends ProductSizes {
  name: string
  createdBy: { _id: string; name: string } | null
}

interface Category {
  _id: string
  /** Picked by the owner; empty to guess it. */
  pieceKind?: string | undefined
}

/** Piece of a product, whose names tell its kind unless its category does. */
export function pieceOf(product: Product, categories: readonly Category[]): DrawnPiece {
  const { name, createdBy } = product
  const { longer, shorter, height } = measureProduct(product)
  const picked = categories.find(({ _id }) => _id === createdBy?._id)?.pieceKind ?? ''
  return {
    name,
    kind: pieceKind({ kind: picked, category: createdBy?.name ?? '', product: name }),
    width: longer,
    depth: shorter,
    height,
  }
}
