import { useWatch } from 'react-hook-form'
import { type Schedule, stageOf } from '../../../domain/content/stage.ts'
import type { RecordForm } from '../content/use-record-form.ts'
import { readText } from '../content/values.ts'
import { Icon } from '../icon.tsx'
import { useShop } from '../shop.tsx'
import { PreviewButtons } from './preview-buttons.tsx'
import styles from './stage-note.module.css'
import { badgeOf, sayStage } from './stage-words.ts'

interface StageNoteProps {
  form: RecordForm['form']
  /** Of a product that is stored. */
  id: string | undefined
  /** As it is stored, which is what visitors see or not. */
  stored: Schedule
}

/** What visitors see now, where that is not simply all of it, and what they will see once it is saved. */
export function StageNote({ form, id, stored }: StageNoteProps) {
  const { timeZone } = useShop()
  const values = useWatch({ control: form.control })
  const entered = {
    visibility: readText(values.visibility),
    liveFrom: readText(values.liveFrom),
    liveUntil: readText(values.liveUntil),
  }
  const at = new Date().toISOString()
  const isPlain = (schedule: Schedule) => badgeOf(schedule, at, timeZone) === ''
  const [now, then] = [sayStage(stored, at, timeZone), sayStage(entered, at, timeZone)]
  if (isPlain(entered) && (id === undefined || isPlain(stored))) return null
  return (
    <section className={styles.root} aria-label="Visibility now">
      <Icon name={stageOf(stored, at) === 'live' ? 'eye' : 'eyeOff'} />
      <p aria-live="polite">
        {id !== undefined && now}
        {now !== then && <span>{` Once it is saved: ${lower(then)}`}</span>}
      </p>
      {id !== undefined && stageOf(stored, at) !== 'live' && <PreviewButtons id={id} />}
    </section>
  )
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
