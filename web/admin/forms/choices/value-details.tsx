import { Button, Switch, TextInput } from '@mantine/core'
import { limits } from '../../../../domain/content/limits.ts'
import type { ValueEntry } from './value-entry.ts'
import styles from './value-row.module.css'

interface ValueDetailsProps {
  entry: ValueEntry
  name: string
  onChange: (part: Partial<ValueEntry>) => void
}

/** Fields that few values need: a note, and whether visitors can choose or see them. */
export function ValueDetails({ entry, name, onChange }: ValueDetailsProps) {
  return (
    <div className={styles.details}>
      <TextInput
        label="Note"
        aria-label={`Note on ${name}`}
        description="A few words beside the name, such as “washable”."
        maxLength={limits.line}
        value={entry.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      <Switch
        label="Available now"
        aria-label={`Available now: ${name}`}
        description="Off: visitors see it crossed out and cannot choose it."
        checked={entry.isAvailable}
        onChange={(event) => onChange({ isAvailable: event.currentTarget.checked })}
      />
      <Switch
        label="Hidden"
        aria-label={`Hidden: ${name}`}
        description="On: it disappears from all products at once, and stays here."
        checked={entry.hidden}
        onChange={(event) => onChange({ hidden: event.currentTarget.checked })}
      />
      {entry.image !== null && (
        <Button variant="subtle" onClick={() => onChange({ image: null })}>
          Remove the photo
        </Button>
      )}
    </div>
  )
}
