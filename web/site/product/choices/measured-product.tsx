import { readChosenMeasure, writeInBothUnits } from '../../../../domain/choices/choice-measure.ts'
import { MeasureField } from './measure-field.tsx'
import SelectedProduct, { type MeasureParts } from './selected-product.tsx'
import type { SelectedProductProps } from './with-selection.tsx'

const measures: MeasureParts = {
  read: readChosenMeasure,
  write: writeInBothUnits,
  Field: MeasureField,
}

/** The selected product, with what reads and writes measures. */
export default function MeasuredProduct(props: SelectedProductProps) {
  return <SelectedProduct {...props} measures={measures} />
}
