import type { MeasureSystem } from '../../../domain/measures/measure-format.ts'
import { drawToScale } from '../../../domain/scale-drawing/scale-drawing.ts'
import { useLabels } from '../content/texts.ts'
import type { SeveralDrawing } from './drawing-data.server.ts'
import { describeDrawing, describeDrawings, lengthWriter } from './drawing-words.ts'
import { ScaleFigure } from './scale-figure.tsx'

export interface ComparedDrawingProps {
  drawing: SeveralDrawing
  system: MeasureSystem
}

/** Pieces side by side on one floor line at one scale. */
export default function ComparedDrawing({ drawing, system }: ComparedDrawingProps) {
  const { pieces, texts } = drawing
  const write = lengthWriter(system, useLabels('offer'))
  const drawn = drawToScale(pieces)
  const [first, second] = pieces
  if (drawn === null || first === undefined) return null
  return (
    <>
      <h2 id="scale-h">{texts.drawingTitle}</h2>
      <ScaleFigure
        drawing={drawn}
        words={
          second === undefined
            ? describeDrawing(first, texts, write)
            : describeDrawings(pieces, texts, write)
        }
        note={texts.drawingNote}
        write={write}
        names={pieces.map(({ name }) => name)}
      />
    </>
  )
}
