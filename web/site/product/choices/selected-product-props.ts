import type { ComponentType, ReactNode } from 'react'
import type { ChosenMeasure } from '../../../../domain/choices/choice-measure.ts'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import type { Chosen, MeasureReader, Selection } from '../../../../domain/choices/selection.ts'
import type { ProductView } from '../product-page.server.ts'
import type { AskedMeasure, ProductChoices } from './product-choices.ts'

export interface SelectedProductProps {
  product: ProductView
  choices: ProductChoices
  /** Renders the product as selected; `rows` are its choices, for the place below its name. */
  children: (product: ProductView, rows: ReactNode) => ReactNode
}

export interface ChoiceRowProps {
  choice: OfferedChoice
  /** Of the row's element. */
  id: string
  chosen: Chosen | undefined
  /** Name of the chosen value; empty if nothing is chosen. */
  chosenText: string
}

export interface MeasureFieldProps extends ChoiceRowProps {
  asked: AskedMeasure
  measures: MeasureParts
  /** Text of the measure in the address, whether or not it can be taken. */
  typed: string
  /** Selection of the other choices. */
  others: Selection
  /** Address of the page with a measure, or without one; a form without script leads to its fragment. */
  addressOf: (measure: ChosenMeasure | null) => string
}

/** Parts that only products with a measure load. */
export interface MeasureParts {
  /** Null for a text that nothing has read yet. */
  read: MeasureReader
  /** Loads what reads every text. */
  load: () => Promise<MeasureReader>
  Field: ComponentType<MeasureFieldProps>
}
