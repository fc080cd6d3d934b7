import { useTranslations } from 'use-intl'
import { choiceEndpoints } from '../../../domain/api/choices.ts'
import type { RecordResponse } from '../../../domain/api/record.ts'
import type { choice } from '../../../domain/content/choice.ts'
import { useData } from '../app/use-data.ts'
import { LinkedListScreen } from '../content/card-list.tsx'
import { choiceScreens, productScreens } from '../content/screens/catalogue-screens.ts'
import { Sample } from '../forms/choices/sample.tsx'
import { storedImage } from '../forms/media/media-value.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import styles from './choices.module.css'

type Choice = RecordResponse<typeof choice>

/** Samples on a card. */
const MAX_SHOWN_SAMPLES = 8

export default function Choices() {
  const t = useTranslations('catalogue.choices.list')
  const { data } = useData(choiceEndpoints.countProducts, {})
  const usedBy = (id: string) => {
    if (data === undefined) return '…'
    const count = data.products[id] ?? 0
    return count === 0 ? t('usedNowhere') : t('usedBy', { count })
  }
  return (
    <LinkedListScreen
      screens={choiceScreens}
      lead={t('lead')}
      isCompact
      nameOf={({ name }) => name}
      pictureOf={() => undefined}
      photo={(record) => <Samples choice={record} />}
      text={(record) => (
        <>
          <p>
            <Description choice={record} />
          </p>
          <p>
            {usedBy(record._id)}
            {record.isFilter && ` · ${t('isFilter')}`}
          </p>
        </>
      )}
      actions={() => [{ label: t('offer'), icon: 'box', to: productScreens.address }]}
      deletion={t('deletion')}
      empty={{
        icon: choiceScreens.icon,
        title: t('notFound'),
        text: t('addFirst'),
      }}
    />
  )
}

/** Kind and number of values, such as `Colours and samples, 8 values`. */
function Description({ choice: { kind, values, unit, min, max } }: { choice: Choice }) {
  const t = useTranslations('catalogue.choices.list')
  const declared = useDeclaredTexts()
  const label = declared(`fields.choice.kind.options.${kind}`)
  if (kind === 'measure')
    return t('measure', { kind: label, min: String(min), max: String(max), unit })
  const hidden = values.filter((value) => value.hidden).length
  const count = values.length
  return hidden === 0
    ? t('values', { kind: label, count })
    : t('valuesWithHidden', { kind: label, count, hidden })
}

/** First samples; words or bounds where there are none. */
function Samples({ choice: { kind, values, unit } }: { choice: Choice }) {
  if (kind !== 'swatch') {
    const words = kind === 'measure' ? `120 ${unit}` : values.map(({ name }) => name).join(', ')
    return (
      <div className={styles.samples} aria-hidden="true">
        <span className={styles.words}>{words}</span>
      </div>
    )
  }
  return (
    <div className={styles.samples}>
      {values.slice(0, MAX_SHOWN_SAMPLES).map(({ _id, colour, image }) => (
        <Sample key={_id} colour={colour} image={storedImage(image, undefined)} />
      ))}
      {values.length > MAX_SHOWN_SAMPLES && <span>+{values.length - MAX_SHOWN_SAMPLES}</span>}
    </div>
  )
}
