import type { ScaleDrawing } from '../../../domain/scale-drawing/scale-drawing.ts'
import { ScaleSvg } from '../../ui/scale-svg.tsx'
import type { WriteLength } from './drawing-words.ts'
import sheet from './scale-drawing.css?url'

interface ScaleFigureProps {
  drawing: ScaleDrawing
  /** The drawing in words, for screen readers. */
  words: string
  note: string
  write: WriteLength
  /** Names of the pieces in a drawing of several, for the list below it. */
  names?: readonly string[]
  captions?: Record<'front' | 'side', string>
}

/** Drawing to scale with what is to be said of it. */
export function ScaleFigure({ names = [], note, ...drawing }: ScaleFigureProps) {
  const isNumbered = names.length > 1
  return (
    <figure className="scale-figure">
      <link rel="stylesheet" href={sheet} precedence="scale-drawing" />
      <ScaleSvg {...drawing} isNumbered={isNumbered} />
      <figcaption>
        {isNumbered && (
          <ol className="scale-names">
            {names.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ol>
        )}
        {note !== '' && <p className="scale-note">{note}</p>}
      </figcaption>
    </figure>
  )
}
