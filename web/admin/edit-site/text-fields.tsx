import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import { targetName } from '../../../domain/site-editor/edit-target.ts'
import { type TextGroupName, textsOfGroup } from '../../../domain/text/page-texts.ts'
import { readTexts } from '../forms/form-values.ts'
import { RestoredNote } from '../forms/saving/draft-notes.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { KnownTextRow, messagesOf } from '../forms/widgets/texts-widget.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import styles from './panel-section.module.css'
import { usePanel } from './panel-section.tsx'
import { isOnPage, NotShown, SaveFailure } from './record-fields.tsx'

const name = 'texts'
const { known } = pageTexts.fields.texts

interface TextFieldsProps {
  group: TextGroupName
  form: RecordForm
}

/** Page texts of one group. */
export function TextFields({ group, form }: TextFieldsProps) {
  const t = useTranslations('editSite.textFields')
  const declared = useDeclaredTexts()
  const { targets } = usePanel()
  const { control } = form.form
  const { field, fieldState } = useController({ name, control })
  const texts = readTexts(field.value)
  const messages = messagesOf(fieldState.error)
  const change = (id: string, text: string | null) => {
    const next = { ...texts, [id]: text }
    // Keys in the order of the declaration, so that equal texts compare as equal values.
    field.onChange(
      Object.fromEntries(
        Object.keys(known).flatMap((id) => (next[id] == null ? [] : [[id, next[id]]])),
      ),
    )
  }
  return (
    <>
      <RestoredNote record={form} />
      <p className={styles.note}>{t('note')}</p>
      <div className={styles.fields}>
        {Object.keys(textsOfGroup(group)).map((id) => {
          const text = known[id]
          if (text === undefined) return null
          const target = targetName({ type: pageTexts, id: '', field: name, entry: id })
          return (
            <div key={id} className={styles.field}>
              <KnownTextRow
                name={`${name}.${id}`}
                label={declared(`pageTexts.${id}`)}
                text={text}
                value={texts[id]}
                error={messages[id]}
                onChange={(changed) => change(id, changed)}
                onBlur={field.onBlur}
              />
              {!isOnPage(targets, target) && <NotShown />}
            </div>
          )
        })}
      </div>
      <SaveFailure form={form} />
    </>
  )
}
