import { readChosenMeasure } from '../../../../domain/choices/choice-measure.ts'
import { MeasureField } from './measure-field.tsx'
import SelectedProduct from './selected-product.tsx'
import type { MeasureParts, SelectedProductProps } from './selected-product-props.ts'

const measures: MeasureParts = {
  read: readChosenMeasure,
  Field: MeasureField,
}

/** The selected product, with what reads and writes measures. */
export default function MeasuredProduct(props: SelectedProductProps) {
  return <SelectedProduct {...props} measures={measures} />
}
