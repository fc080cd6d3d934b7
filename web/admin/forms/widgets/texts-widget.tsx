import { Button, Checkbox, TextInput } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import {
  type KnownTexts,
  placeholdersOf,
  type TextsField,
} from '../../../../domain/content/fields/texts-field.ts'
import type { DeclaredPath } from '../../languages/admin-messages.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageSearchResult } from '../search-result.tsx'
import { LabelText } from './field-group.tsx'
import type { FieldWidgetProps, WidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** Editor of known texts by section; a typed text replaces the default. */
export function TextsWidget({ field: { known }, ...props }: FieldWidgetProps<TextsField>) {
  const t = useTranslations('forms.widgets.texts')
  const { input } = props
  const [isChangedOnly, setChangedOnly] = useState(false)
  const texts = input.value
  const { error } = props.control.getFieldState(props.name)
  return (
    <TextGroups
      known={known}
      texts={texts}
      isShown={(id) => !isChangedOnly || texts[id] !== undefined}
      find={t('find')}
      searchRef={(search) => input.ref(search && { focus: () => goToError(search) })}
      filter={
        <Checkbox
          label={t('onlyChanged', { count: String(Object.keys(texts).length) })}
          checked={isChangedOnly}
          onChange={(event) => setChangedOnly(event.currentTarget.checked)}
        />
      }
      error={props.error}
      none={t('none')}
    >
      {(id) => (
        <Fragment key={id}>
          <KnownTextRow id={id} known={known} input={input} error={error} />
          <PageSearchResult below={id} texts={texts} />
        </Fragment>
      )}
    </TextGroups>
  )
}

/** Focuses the first visible text with an error, else the search field. */
function goToError(search: HTMLElement): void {
  const groups = search.closest('[data-texts]')
  const invalid = groups?.querySelector<HTMLElement>('[data-part] [aria-invalid=true]')
  const target = invalid ?? search
  target.focus()
}

interface TextGroupsProps {
  known: KnownTexts
  /** Texts that are searched, beside labels and default texts, by id. */
  texts: Readonly<Record<string, string>>
  isShown: (id: string) => boolean
  /** Label of the search field. */
  find: string
  searchRef?: (search: HTMLInputElement | null) => void
  /** Control beside the search field. */
  filter: ReactNode
  error?: string
  /** Sentence if no text is found. */
  none: string
  /** Row of a text. */
  children: (id: string) => ReactNode
}

/** Known texts by section, found by their words. */
export function TextGroups({ known, texts, isShown, find, ...props }: TextGroupsProps) {
  const declared = useDeclaredTexts()
  const [words, setWords] = useState('')
  const groups = findTexts(known, texts, words, declared)
    .map(({ group, ids }) => ({ group, ids: ids.filter(isShown) }))
    .filter(({ ids }) => ids.length > 0)
  return (
    <div className={styles.texts} data-texts="">
      <div className={styles.textSearch}>
        <TextInput
          ref={props.searchRef}
          type="search"
          aria-label={find}
          placeholder={find}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          leftSection={<Icon name="search" size={16} />}
        />
        {props.filter}
      </div>
      {props.error !== undefined && (
        <p className={styles.textsError} role="alert">
          {props.error}
        </p>
      )}
      {groups.length === 0 && <p className="soft">{props.none}</p>}
      {groups.map(({ group, ids }) => (
        <section
          key={group}
          className={styles.textGroup}
          data-part={group}
          aria-label={declared(`pageTextGroups.${group}`)}
        >
          <h2>{declared(`pageTextGroups.${group}`)}</h2>
          {ids.map(props.children)}
        </section>
      ))}
    </div>
  )
}

interface KnownTextRowProps {
  id: string
  known: KnownTexts
  /** Form field with the shop's own texts by id; an empty one is left out. */
  input: Omit<WidgetProps<Record<string, string>>['input'], 'ref'>
  /** Error of the form field. */
  error: unknown
}

/** Editor of one known text among the values of its field. */
export function KnownTextRow({ id, known, input, error }: KnownTextRowProps) {
  const t = useTranslations('forms.widgets.knownText')
  const label = useDeclaredTexts()(`pageTexts.${id}`)
  const text = known[id]
  if (text === undefined) return null
  const { defaultText, mayBeLeftOut = false } = text
  const own = placeholdersOf(text).filter((word) => defaultText.includes(word))
  const value = input.value[id]
  const write = (typed: string | null) => {
    const next = { ...input.value, [id]: typed }
    // Keys in the order of the declaration, so that equal texts compare as equal values.
    input.onChange(
      Object.fromEntries(
        Object.keys(known).flatMap((one) => (next[one] == null ? [] : [[one, next[one]]])),
      ),
    )
  }
  return (
    <div className={styles.knownText} data-field={`${input.name}.${id}`}>
      <GrowingTextarea
        label={<LabelText label={label} aside={own.join(' ')} />}
        placeholder={value === '' ? t('leftOut') : defaultText}
        value={value ?? ''}
        error={messagesOf(error)[id]}
        minRows={1}
        maxRows={6}
        onChange={({ currentTarget: { value: typed } }) =>
          write(typed === '' && !mayBeLeftOut ? null : typed)
        }
        onBlur={input.onBlur}
      />
      {(value !== undefined || mayBeLeftOut) && (
        <div className={styles.textActions}>
          {value !== undefined && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('resetOf', { label })}
              onClick={() => write(null)}
            >
              {t('reset')}
            </Button>
          )}
          {mayBeLeftOut && value !== '' && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('leaveOutOf', { label })}
              onClick={() => write('')}
            >
              {t('leaveOut')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Texts whose label, default text or own text has the words, by group. */
function findTexts(
  known: KnownTexts,
  texts: Readonly<Record<string, string>>,
  words: string,
  declared: (path: DeclaredPath) => string,
): { group: string; ids: string[] }[] {
  const groups = new Map<string, string[]>()
  const looked = words.trim().toLowerCase()
  for (const [id, { group, defaultText }] of Object.entries(known)) {
    const labels = [declared(`pageTextGroups.${group}`), declared(`pageTexts.${id}`)]
    const said = [...labels, defaultText, texts[id] ?? ''].join('\n').toLowerCase()
    if (said.includes(looked)) groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return Array.from(groups, ([group, ids]) => ({ group, ids }))
}

const fieldError = z.object({ message: z.string() })

/** Error messages of single texts by id. */
export function messagesOf(error: unknown): Record<string, string> {
  const found = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(error ?? {})
  return Object.fromEntries(
    Object.entries(found).flatMap(([id, each]) => {
      const { data } = fieldError.safeParse(each)
      return data === undefined ? [] : [[id, data.message]]
    }),
  )
}
