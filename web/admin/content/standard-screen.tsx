import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { RecordResponse } from '../../../domain/api/record.ts'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import { valuesOf } from '../forms/fields/field-forms.ts'
import { findCoverPicture } from '../forms/form-files.ts'
import { nameIn, readText } from '../forms/form-values.ts'
import { RecordListScreen } from './card-list.tsx'
import type { ContentScreens } from './screens/screen-definition.ts'
import { screensAt } from './screens/screens.ts'
import { SingleForm } from './single-record.tsx'
import { useTypeNames } from './type-names.ts'

/** Generic screen of a content type, built from its declaration. */
export default function StandardScreen() {
  const screens = screensAt(useLocation().pathname)
  if (screens === undefined) return null
  // The key resets all state when moving from one such screen to another.
  const Shown = screens.type.single ? SingleForm : StandardList
  return <Shown key={screens.address} screens={screens} />
}

function StandardList({ screens }: { screens: ContentScreens }) {
  const t = useTranslations('content.standardScreen')
  const { type } = screens
  const { one } = useTypeNames()(type)
  const nameOf = (record: RecordResponse<ContentType>) =>
    nameIn(type, record) || t('untitled', { type: one })
  return (
    <RecordListScreen
      screens={screens}
      columns="wide"
      nameOf={nameOf}
      pictureOf={(record) => findCoverPicture(type, valuesOf(type, record))}
      words={(record) => (
        <>
          <h2>{nameOf(record)}</h2>
          <p>{firstText(type, record)}</p>
        </>
      )}
      deletion={t('deletion')}
      empty={t('empty', { type: one })}
    />
  )
}

/** First text field of a record besides its title. */
function firstText(type: ContentType, record: RecordResponse<ContentType>): string {
  const text = fieldsOf(type).find(([name, { kind }]) => kind === 'text' && name !== type.title)
  return text === undefined ? '' : readText(valuesOf(type, record)[text[0]])
}
