import type { RouterContextProvider } from 'react-router'
import type { MessageTemplate, SelectionWords } from '../../../domain/chat/selection-message.ts'
import type { OfferedChoice } from '../../../domain/choices/offered-choice.ts'
import { knownParameters } from '../../../domain/choices/selection.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { type DrawnPiece, pieceOf } from '../../../domain/scale-drawing/drawn-piece.ts'
import { hasView } from '../../../domain/scale-drawing/views.ts'
import { readRoomQuery, type TypedRoom } from '../../../domain/scale-drawing/visitor-room.ts'
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
  message: MessageTemplate
  /** Words of the message about an empty selection. */
  chosen: SelectionWords
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
  // Not in the language of the page: a kind is guessed from what the owner typed first.
  const piece = { ...pieceOf(original, await shared.categories(context)), name: record.name }
  if (!hasView(piece)) return null
  const [texts, chats] = await Promise.all([
    readTexts(context, 'drawing'),
    readProductChats(context),
  ])
  const asked = readRoomQuery(query, choices)
  const selected = [...knownParameters(choices, query)]
  return {
    piece,
    texts,
    message: chats.templateOf('customSize', record),
    chosen: chats.wordsOf(record, choices),
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
  const categories = await shared.categories(context)
  const drawn = products.map((record) => pieceOf(record, categories)).filter(hasView)
  if (drawn.length === 0) return null
  const texts = await readTexts(context, 'drawing')
  const { drawingTitle, drawingNote, drawingWords, drawingWide, drawingHigh, drawingDeep } = texts
  // A comparison has no form: its texts would be weight.
  return {
    pieces: drawn,
    texts: { drawingTitle, drawingNote, drawingWords, drawingWide, drawingHigh, drawingDeep },
  }
}
