import type { RouterContextProvider } from 'react-router'
import type { OfferedChoice } from '../../../domain/choices/offered-choice.ts'
import { knownParameters } from '../../../domain/choices/selection-address.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { measureProduct } from '../../../domain/measures/product-size.ts'
import type { DrawnPiece } from '../../../domain/scale-drawing/drawn-piece.ts'
import { pieceKind } from '../../../domain/scale-drawing/piece-kind.ts'
import { readRoomQuery, type TypedRoom } from '../../../domain/scale-drawing/room-query.ts'
import { drawToScale } from '../../../domain/scale-drawing/scale-drawing.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { shared } from '../content/cached-content.server.ts'
import { readTexts } from '../content/texts.server.ts'
import type { DrawingTexts } from './drawing-words.ts'

type Context = Readonly<RouterContextProvider>
type Product = RecordOf<typeof product>

/** Drawing of a product beside its page, with what a visitor has typed about a room. */
export interface ProductDrawing {
  piece: DrawnPiece
  texts: Texts<'drawing'>
  /** Chat message for a smaller one, to which the room is added. */
  message: string
  /** Room in the address; absent without one. */
  asked?: TypedRoom
  /** Selection in the address, which the form keeps. */
  selected?: [string, string][]
}

interface DrawnProduct {
  /** In the default language, and in that of the page. */
  original: Product
  record: Product
  choices: readonly OfferedChoice[]
}

/** Null for a product whose sizes cannot be drawn: its page has nothing of the drawing. */
export async function readDrawing(
  context: Context,
  { original, record, choices }: DrawnProduct,
  query: URLSearchParams,
): Promise<ProductDrawing | null> {
  const piece = await pieceOf(context, original)
  if (drawToScale([piece]) === null) return null
  const [texts, chats] = await Promise.all([
    readTexts(context, 'drawing'),
    readProductChats(context),
  ])
  const asked = readRoomQuery(query, choices)
  const selected = [...knownParameters(choices, query)]
  return {
    piece,
    texts,
    message: chats.messageOf('customSize', record),
    ...(asked !== null && { asked }),
    ...(selected.length > 0 && { selected }),
  }
}

/** Drawing of several products on one floor line. */
export interface SeveralDrawing {
  pieces: DrawnPiece[]
  texts: DrawingTexts
}

/**
 * Null if none can be drawn; otherwise the pieces that can be, each with the name that the page
 * shows.
 */
export async function readDrawingOf(
  context: Context,
  products: readonly Product[],
): Promise<SeveralDrawing | null> {
  const pieces = await Promise.all(
    products.map(async (record) => ({ ...(await pieceOf(context, record)), name: record.name })),
  )
  const drawn = pieces.filter((piece) => drawToScale([piece]) !== null)
  if (drawn.length === 0) return null
  const texts = await readTexts(context, 'drawing')
  const { drawingTitle, drawingNote, drawingWords, drawingWide, drawingHigh, drawingDeep } = texts
  // A comparison has no form: its texts would be weight.
  return {
    pieces: drawn,
    texts: { drawingTitle, drawingNote, drawingWords, drawingWide, drawingHigh, drawingDeep },
  }
}

/** Piece of a record, whose names tell its kind. */
async function pieceOf(context: Context, record: Product): Promise<DrawnPiece> {
  const categories = await shared.categories(context)
  const category = categories.find(({ _id }) => _id === record.createdBy?._id)
  const { longer, shorter, height } = measureProduct(record)
  const kind = pieceKind({
    kind: category?.pieceKind ?? '',
    category: record.createdBy?.name ?? '',
    product: record.name,
  })
  return { name: '', kind, width: longer, depth: shorter, height }
}
