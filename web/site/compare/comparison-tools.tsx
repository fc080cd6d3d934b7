import { useId } from 'react'
import type { MeasureSystem } from '../../../domain/measures/measure-format.ts'
import button from '../../ui/button.module.css'
import { useLocalPath } from '../content/language.ts'
import { useTexts } from '../content/texts.ts'
import { SendButton } from '../shortlist/send-button.tsx'
import css from './compare.module.css'
import type { Comparison } from './comparison.server.ts'
import { type ChosenMeasureSystem, MeasureSystemSwitch } from './measure-system-switch.tsx'

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
      <SendButton label={texts.compareSend} title={texts.compareTitle} path={paths.all} />
      {sizes.length > 0 && (
        <MeasureSystemSwitch id={choiceId} feet={feet} system={system} onChoose={onChoose} />
      )}
    </div>
  )
}
