import { useEffect, useState } from 'react'
import { type MeasureSystem, measureSystems } from '../../../domain/measure-system.ts'
import { recallSystem, rememberSystem } from '../shop/system-memory.ts'
import { useTexts } from '../texts.ts'
import css from './compare.module.css'

/** Null as long as nobody chose. */
export type ChosenSystem = MeasureSystem | null

/** What the visitor measures in, here and in the shop's filter. */
export function useSystem(): [ChosenSystem, (system: MeasureSystem) => void] {
  const [system, setSystem] = useState<ChosenSystem>(null)
  useEffect(() => setSystem(recallSystem()), [])
  return [
    system,
    (chosen) => {
      rememberSystem(chosen)
      setSystem(chosen)
    },
  ]
}

interface SystemChoiceProps {
  id: string
  /** What feet and inches are called. */
  feet: string
  system: ChosenSystem
  onChoose: (system: MeasureSystem) => void
}

export function SystemChoice({ id, feet, system, onChoose }: SystemChoiceProps) {
  const { compareUnits } = useTexts<'compare'>()
  return (
    <fieldset className={`${css.systems} needs-script off-sheet`}>
      <legend>{compareUnits}</legend>
      {measureSystems.map((name) => (
        <label key={name}>
          <input type="radio" name={id} checked={name === system} onChange={() => onChoose(name)} />
          {name === 'ft' ? feet : name}
        </label>
      ))}
    </fieldset>
  )
}
