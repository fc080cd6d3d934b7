import { Link } from 'react-router'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import type { RecordResponse } from '../../../../domain/api/record.ts'
import { choice } from '../../../../domain/content/choice.ts'
import { resourceOf } from '../../../../domain/content/content-type.ts'
import { product } from '../../../../domain/content/product.ts'
import { pageMeta } from '../../app/page-meta.ts'
import { useData } from '../../app/use-data.ts'
import { CardList } from '../../content/card-list.tsx'
import { choiceScreens } from '../../content/screens/choice-screens.ts'
import { productScreens } from '../../content/screens/product-screens.ts'
import { Sample } from '../../forms/choices/sample.tsx'
import { storedImage } from '../../media/media-value.ts'
import styles from './choices.module.css'

export const meta = pageMeta(choiceScreens.label)

const { address: base } = choiceScreens

export type Choice = RecordResponse<typeof choice>

/** Samples on a card. */
const MAX_SHOWN_SAMPLES = 8

export default function Choices() {
  return (
    <CardList
      type={choice}
      title={choiceScreens.label}
      lead="What visitors choose before they ask, such as a fabric. Each is kept here and offered on many products."
      isCompact
      add={{ label: choice.labels.add, to: `${base}/add` }}
      nameOf={({ name }) => name}
      pictureOf={() => undefined}
      photo={(record) => <Samples choice={record} />}
      words={(record) => (
        <>
          <h2>
            <Link to={`${base}/${record._id}`}>{record.name}</Link>
          </h2>
          <p>{describeChoice(record)}</p>
          <p>
            <UsedBy id={record._id} />
            {record.isFilter && ' · Filter in the shop'}
          </p>
        </>
      )}
      actions={({ _id }) => [
        { label: 'Edit', icon: 'edit', to: `${base}/${_id}` },
        { label: 'Offer on products', icon: 'box', to: productScreens.address },
      ]}
      deletion="It disappears from your site immediately."
      empty={{
        icon: choiceScreens.icon,
        title: 'No Data Found',
        text: 'Add your first choice, for example “Fabric” with a photo of each sample. Then select products and offer it on all of them at once.',
      }}
    />
  )
}

/** Kind and number of values, such as `Colours and samples, 8 values`. */
function describeChoice({ kind, values, unit, min, max }: Choice): string {
  const words = Object.entries<string>(choice.fields.kind.options).find(([one]) => one === kind)
  const label = words?.[1] ?? kind
  if (kind === 'measure') return `${label}, ${min} to ${max} ${unit}`
  const hidden = values.filter((value) => value.hidden).length
  const count = values.length === 1 ? '1 value' : `${values.length} values`
  return `${label}, ${count}${hidden === 0 ? '' : `, ${hidden} hidden`}`
}

function UsedBy({ id }: { id: string }) {
  const { data } = useData(contentEndpoints(choice).references, { id })
  const products = data?.references.find(({ resource }) => resource === resourceOf(product))
  if (data === undefined) return '…'
  const count = products?.count ?? 0
  if (count === 0) return 'On no product yet'
  return count === 1 ? 'On 1 product' : `On ${count} products`
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
