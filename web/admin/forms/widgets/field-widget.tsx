import type { Control } from 'react-hook-form'
import type { Field } from '../../../../domain/content/fields/field-types.ts'
import { useAdminLanguage, useDeclaredTexts } from '../../languages/language-provider.tsx'
import { ChatTextWidget } from '../chat/chat-text-widget.tsx'
import { HolidaysWidget } from '../chat/holidays-widget.tsx'
import { HoursWidget } from '../chat/hours-widget.tsx'
import { isNamedChoices } from '../choices/named-choices.ts'
import { ProductChoicesWidget } from '../choices/product-choices-widget.tsx'
import { ValuesWidget } from '../choices/values-widget.tsx'
import type { FormValues } from '../form-values.ts'
import { LanguagesWidget } from '../languages/languages-widget.tsx'
import { ImageWidget } from '../media/image-widget.tsx'
import { ImagesWidget } from '../media/images-widget.tsx'
import { VideoWidget } from '../media/video-widget.tsx'
import { isRoomPoints } from '../room-points/points.ts'
import { PointsWidget } from '../room-points/points-widget.tsx'
import { BooleanWidget } from './boolean-widget.tsx'
import { IntegerWidget } from './integer-widget.tsx'
import { ListWidget } from './list-widget.tsx'
import { NumberWidget } from './number-widget.tsx'
import { ReferenceWidget } from './reference-widget.tsx'
import { ReferencesWidget } from './references-widget.tsx'
import { TextWidget } from './text-widget.tsx'
import { TextsWidget } from './texts-widget.tsx'
import { type FieldHints, findHints } from './widget.ts'

interface FieldWidgetProps {
  name: string
  field: Field
  control: Control<FormValues>
  hints?: FieldHints
}

/** Widget of a field by its kind. A new kind does not compile until it has one. */
export function FieldWidget({ name, field, control, hints = {} }: FieldWidgetProps) {
  const declared = useDeclaredTexts()
  const { findDeclared } = useAdminLanguage()
  const label = declared(`fields.${field.path}.label`)
  const shared = { name, label, control, hints: { ...findHints(field, findDeclared), ...hints } }
  switch (field.kind) {
    case 'text':
      if (field.format === 'hours') return <HoursWidget {...shared} />
      if (field.chatText !== undefined)
        return <ChatTextWidget {...shared} chatText={field.chatText} />
      return <TextWidget {...shared} text={field} />
    case 'integer':
      return <IntegerWidget {...shared} bounds={field} />
    case 'number':
      return <NumberWidget {...shared} bounds={field} />
    case 'records':
      if (isRoomPoints(field)) return <PointsWidget {...shared} />
      return isNamedChoices(field) ? (
        <ProductChoicesWidget {...shared} />
      ) : (
        <ValuesWidget {...shared} />
      )
    case 'boolean':
      return <BooleanWidget {...shared} />
    case 'list':
      if (field.entries === 'holiday') return <HolidaysWidget {...shared} />
      if (field.entries === 'language') return <LanguagesWidget {...shared} />
      return <ListWidget {...shared} separator={field.separator} />
    case 'reference':
      return <ReferenceWidget {...shared} to={field.to} />
    case 'references':
      return <ReferencesWidget {...shared} max={field.max} />
    case 'image':
      return <ImageWidget {...shared} />
    case 'images':
      return <ImagesWidget {...shared} hasValues={field.values !== undefined} />
    case 'video':
      return <VideoWidget {...shared} />
    case 'texts':
      return <TextsWidget {...shared} known={field.known} />
    default:
      return field satisfies never
  }
}
