import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { GroupField } from '../../../../domain/content/fields/group-field.ts'
import type { RecordsField } from '../../../../domain/content/fields/records-field.ts'
import { isNamedChoices } from '../choices/named-choices.ts'
import { ProductChoicesWidget } from '../choices/product-choices-widget.tsx'
import { ValuesWidget } from '../choices/values-widget.tsx'
import type { FieldOf } from '../fields/field-form.ts'
import { formOf } from '../fields/field-forms.ts'
import { ImagesWidget, ImageWidget, VideoWidget } from '../media/picture-field.tsx'
import { DiscountWidget } from '../quotation/discount-input.tsx'
import { QuotationLinesWidget } from '../quotation/lines-widget.tsx'
import { isDiscount, isQuotationLines } from '../quotation/quotation-lines.ts'
import { BooleanWidget } from './boolean-widget.tsx'
import { GroupWidget } from './group-widget.tsx'
import { ListWidget } from './list-widget.tsx'
import { numberWidgets } from './number-widgets.tsx'
import { isRoomPoints } from './points.ts'
import { PointsWidget } from './points-widget.tsx'
import { ReferenceWidget } from './reference-widget.tsx'
import { ReferencesWidget } from './references-widget.tsx'
import { TextWidget } from './text-widget.tsx'
import { TextsWidget } from './texts-widget.tsx'
import type { FieldWidgetProps } from './widget.ts'

/** The type of a method, so that `FieldWidget` may call the widget that belongs to the field. */
type WidgetOf<F extends Field> = { render(props: FieldWidgetProps<F>): ReactNode }['render']

/** Widgets by kind; a new kind does not compile until it has one. */
const widgets: { [K in Field['kind']]: WidgetOf<FieldOf<K>> } = {
  ...numberWidgets,
  text: TextWidget,
  boolean: BooleanWidget,
  list: ListWidget,
  reference: ReferenceWidget,
  references: ReferencesWidget,
  image: ImageWidget,
  images: ImagesWidget,
  video: VideoWidget,
  texts: TextsWidget,
  group: GroupOrDiscountWidget,
  records: RecordsWidget,
}

/** Widget of a field with its present value and error in the form. */
export function FieldWidget(props: Omit<FieldWidgetProps<Field>, 'input' | 'error'>) {
  const { field: input, fieldState } = useController(props)
  const Widget: WidgetOf<Field> = widgets[props.field.kind]
  const value = formOf(props.field).parse(input.value)
  return <Widget {...props} input={{ ...input, value }} error={fieldState.error?.message} />
}

function GroupOrDiscountWidget(props: FieldWidgetProps<GroupField>) {
  return isDiscount(props.field) ? <DiscountWidget {...props} /> : <GroupWidget {...props} />
}

function RecordsWidget({ field, ...props }: FieldWidgetProps<RecordsField>) {
  if (isQuotationLines(field)) return <QuotationLinesWidget {...props} />
  if (isRoomPoints(field)) return <PointsWidget {...props} />
  return isNamedChoices(field) ? <ProductChoicesWidget {...props} /> : <ValuesWidget {...props} />
}
