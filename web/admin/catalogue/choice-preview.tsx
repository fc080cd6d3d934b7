import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { writeInBothUnits } from '../../../domain/choices/choice-measure.ts'
import { type ChoiceUnit, choiceUnits } from '../../../domain/choices/offered-choice.ts'
import { millimetresPer } from '../../../domain/measures/measure-units.ts'
import { readDecimal } from '../../../domain/money/decimal.ts'
import { writeAmount } from '../../../domain/money/price.ts'
import { useShop } from '../app/shop-settings.tsx'
import { Sample } from '../forms/choices/sample.tsx'
import { isBlankValue, readValueEntries, type ValueEntry } from '../forms/choices/value-entry.ts'
import { type FormValues, readText } from '../forms/form-values.ts'
import styles from './choice-preview.module.css'

/** Choice of the form as visitors will see it. */
export function ChoicePreview({ control }: { control: Control<FormValues> }) {
  const t = useTranslations('catalogue.choices.preview')
  const [name, kind, help, values, unit, min, max] = useWatch({
    control,
    name: ['name', 'kind', 'help', 'values', 'unit', 'min', 'max'],
  })
  return (
    <aside className={styles.root} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <div className={styles.page}>
        <p className={styles.name}>{readText(name) || t('noName')}</p>
        {readText(help) !== '' && <p className="fine-print">{readText(help)}</p>}
        {kind === 'measure' ? (
          <Measure unit={unit} min={min} max={max} />
        ) : (
          <Values entries={readValueEntries(values)} hasSample={kind === 'swatch'} />
        )}
      </div>
    </aside>
  )
}

function Values({ entries, hasSample }: { entries: ValueEntry[]; hasSample: boolean }) {
  const t = useTranslations('catalogue.choices.preview')
  const shown = entries.filter((entry) => !entry.hidden && !isBlankValue(entry))
  if (shown.length === 0) return <p className="fine-print">{t('noValues')}</p>
  return (
    <ul className={`cluster ${styles.values}`}>
      {shown.map((entry) => (
        <li key={entry.key} data-gone={entry.isAvailable ? undefined : ''}>
          {hasSample && <Sample image={entry.image} colour={entry.colour} size={44} />}
          <span className={styles.words}>
            <span className={styles.value}>{entry.name || t('unnamedValue')}</span>
            <Extra entry={entry} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Words beside a value's name: its surcharge, its note, and that it is not available. */
function Extra({ entry: { surcharge, note, isAvailable } }: { entry: ValueEntry }) {
  const t = useTranslations('catalogue.choices.preview')
  const { currency } = useShop()
  const amount = readDecimal(surcharge)
  const words = [
    amount !== null && Number(amount) > 0 ? `+${writeAmount(amount, currency)}` : '',
    note,
    isAvailable ? '' : t('notAvailable'),
  ].filter((one) => one !== '')
  return words.length === 0 ? null : <small>{words.join(' · ')}</small>
}

function Measure({ unit, min, max }: { unit: unknown; min: unknown; max: unknown }) {
  const t = useTranslations('catalogue.choices.preview')
  const known = choiceUnits.find((one) => one === unit)
  if (known === undefined || typeof min !== 'number' || typeof max !== 'number') {
    return <p className="fine-print">{t('noBounds')}</p>
  }
  return (
    <>
      <div className={styles.field} aria-hidden="true" />
      <p className="fine-print">
        {t('measure', { min: inBothUnits(min, known), max: inBothUnits(max, known) })}
      </p>
    </>
  )
}

function inBothUnits(measure: number, unit: ChoiceUnit): string {
  return writeInBothUnits(Math.round(measure * millimetresPer[unit]), unit)
}
