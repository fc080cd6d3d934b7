import { Checkbox, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TextsField } from '../../../../domain/content/fields/texts-field.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KnownTextRow } from './known-text-row.tsx'
import { findTexts, messagesOf } from './text-search.ts'
import styles from './texts-widget.module.css'
import type { FieldWidgetProps } from './widget.ts'

/** Editor of known texts by section; a typed text replaces the default. */
export function TextsWidget({ field: { known }, ...props }: FieldWidgetProps<TextsField>) {
  const t = useTranslations('forms.widgets.texts')
  const declared = useDeclaredTexts()
  const { input, error } = props
  const [words, setWords] = useState('')
  const [isChangedOnly, setChangedOnly] = useState(false)
  const texts = input.value
  const box = useRef<HTMLDivElement>(null)
  const messages = messagesOf(props.control.getFieldState(props.name).error)
  const parts = findTexts(known, texts, { words, isChangedOnly }, declared)

  const change = (id: string, text: string | null) => {
    const next = { ...texts, [id]: text }
    // Keys in the order of the declaration, so that equal texts compare as equal values.
    input.onChange(
      Object.fromEntries(
        Object.keys(known).flatMap((id) => (next[id] == null ? [] : [[id, next[id]]])),
      ),
    )
  }
  return (
    <div className={styles.root} ref={box}>
      <div className={styles.find}>
        <TextInput
          ref={(search) => input.ref(search && { focus: () => goToError(box.current, search) })}
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          leftSection={<Icon name="search" size={16} />}
        />
        <Checkbox
          label={t('onlyChanged', { count: String(Object.keys(texts).length) })}
          checked={isChangedOnly}
          onChange={(event) => setChangedOnly(event.currentTarget.checked)}
        />
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {parts.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {parts.map(({ group, ids }) => (
        <section
          key={group}
          className={styles.part}
          data-part={group}
          aria-label={declared(`pageTextGroups.${group}`)}
        >
          <h2>{declared(`pageTextGroups.${group}`)}</h2>
          {ids.map(
            (id) =>
              known[id] && (
                <KnownTextRow
                  key={id}
                  name={`${props.name}.${id}`}
                  label={declared(`pageTexts.${id}`)}
                  text={known[id]}
                  value={texts[id]}
                  error={messages[id]}
                  onChange={(text) => change(id, text)}
                  onBlur={input.onBlur}
                />
              ),
          )}
        </section>
      ))}
    </div>
  )
}

/** Focuses the first visible text with an error, else the search field. */
function goToError(box: HTMLElement | null, search: HTMLElement): void {
  const invalid = box?.querySelector<HTMLElement>('[data-part] [aria-invalid=true]')
  const target = invalid ?? search
  target.focus()
}
