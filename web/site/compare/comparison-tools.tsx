import { useEffect, useId, useState } from 'react'
import { type MeasureSystem, measureSystems } from '../../../domain/measures/measure-format.ts'
import button from '../../ui/button.module.css'
import { useLocalPath } from '../content/language.ts'
import { useLabels, useTexts } from '../content/texts.ts'
import { ShareButton } from '../ui/share-button.tsx'
import css from './compare.module.css'
import type { Comparison } from './comparison.server.ts'
import { readStoredSystem, storeSystem } from './measure-system-storage.ts'

interface ComparisonToolsProps {
  comparison: Comparison
  system: ChosenMeasureSystem
  onChoose: (system: MeasureSystem) => void
}

/** Controls above a comparison: rows that differ, sending it to somebody, units of its sizes. */
export function ComparisonTools({ comparison, system, onChoose }: ComparisonToolsProps) {
  const { products, sizes, onlyDifferences, paths, feet } = comparison
  const texts = useTexts<'compare'>()
  const choiceId = useId()
  const localPath = useLocalPath()
  return (
    <div className={`${css.tools} off-sheet`}>
      {products.length > 1 && (
        <a
          className={button.line}
          href={localPath(onlyDifferences ? paths.all : paths.differences)}
        >
          {onlyDifferences ? texts.compareAll : texts.compareDifferences}
        </a>
      )}
      <ShareButton title={texts.compareTitle} path={paths.all} className={button.line}>
        {texts.compareSend}
      </ShareButton>
      {sizes.length > 0 && (
        <MeasureSystemSwitch id={choiceId} feet={feet} system={system} onChoose={onChoose} />
      )}
    </div>
  )
}

/** Null until the visitor has chosen. */
export type ChosenMeasureSystem = MeasureSystem | null

/** Visitor's measure system, shared with the shop's size filter. */
export function useMeasureSystem(): [ChosenMeasureSystem, (system: MeasureSystem) => void] {
  const [system, setSystem] = useState<ChosenMeasureSystem>(null)
  useEffect(() => setSystem(readStoredSystem()), [])
  return [
    system,
    (chosen) => {
      storeSystem(chosen)
      setSystem(chosen)
    },
  ]
}

interface SystemChoiceProps {
  id: string
  /** Label of feet and inches. */
  feet: string
  system: ChosenMeasureSystem
  onChoose: (system: MeasureSystem) => void
}

export function MeasureSystemSwitch({ id, feet, system, onChoose }: SystemChoiceProps) {
  const { compareUnits } = useTexts<'compare'>()
  const { cm } = useLabels('offer')
  return (
    <fieldset className={`${css.systems} needs-script off-sheet`}>
      <legend>{compareUnits}</legend>
      {measureSystems.map((name) => (
        <label key={name}>
          <input type="radio" name={id} checked={name === system} onChange={() => onChoose(name)} />
          {name === 'ft' ? feet : cm}
        </label>
      ))}
    </fieldset>
  )
}
