import { describeMeasure, type MeasureSystem } from '../../../domain/measures/measure-format.ts'
import { type UnitWords, withUnitWords } from '../../../domain/measures/unit-words.ts'
import type { DrawnPiece } from '../../../domain/scale-drawing/drawn-piece.ts'
import { DOOR_MILLIMETRES, PERSON_MILLIMETRES } from '../../../domain/scale-drawing/references.ts'
import { format } from '../../../domain/text/message.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'

/** Texts of a drawing without a form. */
export type DrawingTexts = Pick<
  Texts<'drawing'>,
  'drawingTitle' | 'drawingNote' | 'drawingWords' | 'drawingWide' | 'drawingHigh' | 'drawingDeep'
>

/** Drawing of a piece in words: `202 cm wide, 205 cm high, 120 cm deep, drawn beside …`. */
export function describeDrawing(
  piece: DrawnPiece,
  texts: DrawingTexts,
  write: WriteLength,
): string {
  return format(texts.drawingWords, {
    sizes: describeSides(piece, texts, write),
    person: write(PERSON_MILLIMETRES),
    door: write(DOOR_MILLIMETRES.height),
  })
}

/** The same for several pieces, each by its name. */
export function describeDrawings(
  pieces: readonly DrawnPiece[],
  texts: DrawingTexts,
  write: WriteLength,
): string {
  const sizes = pieces.map((piece) => `${piece.name}: ${describeSides(piece, texts, write)}`)
  return format(texts.drawingWords, {
    sizes: sizes.join('; '),
    person: write(PERSON_MILLIMETRES),
    door: write(DOOR_MILLIMETRES.height),
  })
}

function describeSides(
  { width, height, depth }: DrawnPiece,
  texts: DrawingTexts,
  write: WriteLength,
): string {
  const sides = [
    [texts.drawingWide, width],
    [texts.drawingHigh, height],
    [texts.drawingDeep, depth],
  ] as const
  return sides
    .flatMap(([text, size]) => (size === null ? [] : format(text, { size: write(size) })))
    .join(', ')
}

/** Writes lengths in one measure system and in the words of a language. */
export type WriteLength = (millimetres: number) => string

export function lengthWriter(system: MeasureSystem, units: UnitWords): WriteLength {
  return (millimetres) => withUnitWords(describeMeasure(millimetres, system), units)
}
