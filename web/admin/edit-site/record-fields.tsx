import { useController } from 'react-hook-form'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import { isWithin, targetName } from '../../../domain/site-editor/edit-target.ts'
import { type TextGroupName, textsOfGroup } from '../../../domain/text/page-texts.ts'
import type { ContentScreens } from '../content/screens/screen-definition.ts'
import { Fields } from '../forms/fields.tsx'
import { readTexts } from '../forms/form-values.ts'
import { LanguageSwitch } from '../forms/languages/language-switch.tsx'
import { rowsInLanguage } from '../forms/languages/translation-keys.ts'
import { StopButton } from '../forms/save-bar.tsx'
import { RestoredNote } from '../forms/saving/draft-notes.tsx'
import { PageSearchResult } from '../forms/search-result.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { KnownTextRow } from '../forms/widgets/texts-widget.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { FormFailure } from '../ui/load-state.tsx'
import styles from './panel-section.module.css'
import { usePanel } from './panel-section.tsx'

interface RecordFieldsProps {
  screens: ContentScreens
  id: string
  form: RecordForm
}

/** All fields of a record, as its own screen has them. */
export function RecordFields({ screens, id, form }: RecordFieldsProps) {
  const t = useTranslations('editSite.recordFields')
  const declared = useDeclaredTexts()
  const { type, layout, address } = screens
  const label = declared(screens.label)
  const { targets } = usePanel()
  const isShown = (field: string) => isOnPage(targets, targetName({ type, id, field }))
  const names = layout.sections.flatMap(({ rows }) => rows.flat())
  const isAnyShown = names.some(isShown)
  return (
    <>
      <RestoredNote record={form} />
      <LanguageSwitch record={form} layout={layout} />
      {!isAnyShown && <p className="soft">{t('noneShown')}</p>}
      {layout.sections.map((section) => (
        <div key={section.id} className={styles.fields}>
          {layout.sections.length > 1 && <h3>{declared(`${section.key}.title`)}</h3>}
          {rowsInLanguage(type, section.rows, form.language).map((row) => (
            <div key={row[0]} className={styles.field}>
              <Fields record={form} layout={layout} rows={[row]} />
              {isAnyShown && !row.some(isShown) && <NotShown />}
            </div>
          ))}
        </div>
      ))}
      <SaveFailure form={form} />
      <p className={styles.link}>
        <Link to={address}>{type.single ? t('goTo', { label }) : t('reorder', { label })}</Link>
      </p>
    </>
  )
}

function NotShown() {
  const t = useTranslations('editSite.recordFields')
  return <p className={styles.notShown}>{t('notShown')}</p>
}

/** Error of a save as a whole, and the way to stop an upload. */
function SaveFailure({ form }: { form: RecordForm }) {
  return (
    <>
      <FormFailure words={form.failure} />
      <StopButton record={form} />
    </>
  )
}

/** True until the page is shown, so that no note appears and goes again. */
function isOnPage(targets: ReadonlySet<string> | null, target: string): boolean {
  return targets === null || [...targets].some((name) => isWithin(name, target))
}

const name = 'texts'
const { known } = pageTexts.fields.texts

interface TextFieldsProps {
  group: TextGroupName
  form: RecordForm
}

/** Page texts of one group. */
export function TextFields({ group, form }: TextFieldsProps) {
  const t = useTranslations('editSite.textFields')
  const { targets } = usePanel()
  const { control } = form.form
  const { field, fieldState } = useController({ name, control })
  const texts = readTexts(field.value)
  return (
    <>
      <RestoredNote record={form} />
      <p className="soft">{t('note')}</p>
      <div className={styles.fields}>
        {Object.keys(textsOfGroup(group)).map((id) => {
          const target = targetName({ type: pageTexts, id: '', field: name, entry: id })
          return (
            <div key={id} className={styles.field}>
              <KnownTextRow
                id={id}
                known={known}
                input={{ ...field, value: texts }}
                error={fieldState.error}
              />
              {!isOnPage(targets, target) && <NotShown />}
              <PageSearchResult below={id} texts={texts} />
            </div>
          )
        })}
      </div>
      <SaveFailure form={form} />
    </>
  )
}
