import { Button } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { MAX_CHOICE_VALUES } from '../../../../domain/choices/offered-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { type FormEntry, readText } from '../form-values.ts'
import { DropArea } from '../media/drop-area.tsx'
import { usePreparedFiles } from '../media/file-preparation.ts'
import { PictureMenu } from '../media/picture-menu.tsx'
import { PictureSources } from '../media/picture-sources.tsx'
import { FieldGroup } from '../widgets/field-group.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import { findWrongNames, readValueEntries, samplesIn, useValues } from './value-entry.ts'
import { ValueRow } from './value-row.tsx'
import styles from './values.module.css'

/** Place of photos that are dropped beside the rows: each makes a value. */
const newValues = 'new'

/** Values of a choice, one row each. */
export function ValuesWidget(props: WidgetProps<FormEntry[]>) {
  const t = useTranslations('forms.productChoices.values')
  const { input, error } = props
  const hasSample = readText(useWatch({ control: props.control, name: 'kind' })) === 'swatch'
  const entries = readValueEntries(input.value)
  const editor = useValues(entries, input.onChange)
  const ready = usePreparedFiles({
    kind: 'image',
    onReady: (files, place) =>
      editor.addFiles(
        files.map(({ file }) => file),
        // A pasted photo is for the row that has the focus.
        place ?? focusedValue(),
      ),
  })
  const wrong = findWrongNames(entries)
  const refused = samplesIn(entries).flatMap((image) =>
    image.kind === 'chosen' && image.failure !== null ? image.failure.sentence : [],
  )
  const sentences = new Set([error, ...refused, ...ready.refused, editor.note].filter(Boolean))
  const focusable = entries.findIndex(({ key }) => wrong.has(key))

  return (
    <FieldGroup
      {...props}
      aside={t('aside', { count: String(entries.length), max: String(MAX_CHOICE_VALUES) })}
      error={sentences.size > 0 && [...sentences].join(' ')}
    >
      <DropArea
        className={styles.area}
        onFiles={(files) => hasSample && ready.add(files, newValues)}
        onPaste={hasSample ? ready.add : undefined}
      >
        {entries.length > 0 && <Columns hasSample={hasSample} />}
        <Sortable ids={entries.map(({ key }) => key)} nameOf={editor.nameOf} onMove={editor.move}>
          <ol ref={editor.list}>
            {entries.map((entry, index) => (
              <ValueRow
                key={entry.key}
                entry={entry}
                index={index}
                editor={editor}
                hasSample={hasSample}
                isWrong={error !== undefined && wrong.has(entry.key)}
                nameRef={index === Math.max(0, focusable) ? input.ref : undefined}
                onFiles={(files) => ready.add(files, files.length === 1 ? entry.key : newValues)}
                onPictures={(pictures) => editor.addPictures(pictures, entry.key)}
                onBlur={input.onBlur}
              />
            ))}
          </ol>
        </Sortable>
        <div className={styles.foot}>
          <Button
            ref={entries.length === 0 ? input.ref : undefined}
            leftSection={<Icon name="plus" size={16} />}
            disabled={editor.isFull}
            onClick={() => editor.add()}
          >
            {t('add')}
          </Button>
          {hasSample && (
            <PictureSources
              kind="image"
              multiple
              onFiles={(files) => ready.add(files, newValues)}
              onChoose={(pictures) => editor.addPictures(pictures, newValues)}
            >
              {(sources) => (
                <PictureMenu picture={null} kind="image" name={t('newValues')} sources={sources}>
                  {(opener) => (
                    <Button
                      {...opener}
                      variant="subtle"
                      leftSection={<Icon name="images" size={16} />}
                      disabled={editor.isFull}
                      loading={ready.preparing}
                    >
                      {t('addPhotos')}
                    </Button>
                  )}
                </PictureMenu>
              )}
            </PictureSources>
          )}
        </div>
      </DropArea>
    </FieldGroup>
  )
}

/** Names of the columns, for eyes only: each field has a label of its own. */
function Columns({ hasSample }: { hasSample: boolean }) {
  const t = useTranslations('forms.productChoices.values')
  return (
    <div className={styles.columns} data-sample={hasSample ? '' : undefined} aria-hidden="true">
      {hasSample && (
        <>
          <span>{t('sample')}</span>
          <span>{t('colour')}</span>
        </>
      )}
      <span>{t('name')}</span>
      <span>{t('surcharge')}</span>
    </div>
  )
}

/** Key of the row that has the focus. */
function focusedValue(): string | null {
  const row = document.activeElement?.closest('[data-value]')
  return row?.getAttribute('data-value') ?? null
}
