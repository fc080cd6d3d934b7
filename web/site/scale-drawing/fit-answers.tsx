import { selectionMessage } from '../../../domain/chat/selection-message.ts'
import type { Room } from '../../../domain/scale-drawing/drawn-piece.ts'
import {
  type Fit,
  fitInRoom,
  movingDepth,
  SWING_ROOM_MILLIMETRES,
} from '../../../domain/scale-drawing/visitor-room.ts'
import { elementMark, format } from '../../../domain/text/message.ts'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import type { SelectionView } from '../product/choices/product-choices.ts'
import type { ProductDrawing } from './drawing-data.server.ts'
import type { WriteLength } from './drawing-words.ts'

/** Product as its page knows it for a chat. */
export interface DrawnProduct extends Pick<SelectionView, 'chosen' | 'enquired'> {
  _id: string
  chatAddress?: string | undefined
}

interface FitAnswersProps {
  product: DrawnProduct
  drawing: ProductDrawing
  room: Room
  write: WriteLength
}

/** Answers to whether the piece fits the visitor's room, and the room that a swing needs to move. */
export function FitAnswers({ product, drawing, room, write }: FitAnswersProps) {
  const { piece, texts } = drawing
  const fits = fitInRoom(piece, room)
  const moving = movingDepth(piece.kind, piece.depth)
  return (
    <>
      <div aria-live="polite">
        {fits.length > 0 && (
          <ul className="scale-answers">
            {fits.map((fit) => (
              <li key={fit.side}>
                <FitAnswer
                  fit={fit}
                  product={product}
                  drawing={drawing}
                  room={room}
                  write={write}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {moving !== null && (
        <p>
          {format(texts.fitSwing, {
            size: write(moving),
            room: write(SWING_ROOM_MILLIMETRES),
          })}
        </p>
      )}
    </>
  )
}

function FitAnswer({ fit, product, drawing, room, write }: FitAnswersProps & { fit: Fit }) {
  const { texts, message } = drawing
  const { _id, chatAddress, enquired, chosen = drawing.chosen } = product
  const { side, spare } = fit
  const isWidth = side === 'width'
  if (spare >= 0) {
    // Beside the piece there is room on both sides.
    return isWidth
      ? format(texts.fitSpare, { size: write(spare / 2) })
      : format(texts.fitSpareAbove, { size: write(spare) })
  }
  const text = format(isWidth ? texts.fitTooWide : texts.fitTooHigh, {
    size: write(-spare),
    ask: elementMark,
  })
  const [before, after] = text.split(elementMark)
  const roomText = describeRoom(room, texts, write).join('\n')
  return (
    <>
      {before}
      <EnquiryLink
        source="product"
        products={[_id]}
        choices={enquired}
        // Within the template, so that its other texts are cut if the message is too long.
        message={selectionMessage({ ...message, text: `${message.text}\n${roomText}` }, chosen)}
        address={chatAddress}
      >
        {texts.fitAsk}
      </EnquiryLink>
      {after}
    </>
  )
}

/** Lines of a chat message about the visitor's room. */
function describeRoom(
  { width, height }: Room,
  texts: ProductDrawing['texts'],
  write: WriteLength,
): string[] {
  const sides = [
    [texts.fitMyWall, width],
    [texts.fitMyCeiling, height],
  ] as const
  return sides.flatMap(([text, size]) => (size === null ? [] : format(text, { size: write(size) })))
}
