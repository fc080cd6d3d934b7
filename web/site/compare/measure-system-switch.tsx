import { useEffect, useState } from 'react'
import { type MeasureSystem, measureSystems } from '../../../domain/measures/measure-format.ts'
import { useLabels } from '../content/labels.ts'
import { useTexts } from '../content/texts.ts'
import css from './compare.module.css'
import { readStoredSystem, storeSystem } from './measure-system-storage.ts'

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
