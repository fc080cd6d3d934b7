import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { productEndpoints } from '../../../domain/api/products.ts'
import { category } from '../../../domain/content/category.ts'
import { limits } from '../../../domain/content/limits.ts'
import { furnitureVocabulary } from '../../../domain/search/furniture-vocabulary.ts'
import { countFullMatches } from '../../../domain/search/missed-search.ts'
import {
  addSynonym,
  cleanTerm,
  isSameTerm,
  revertLines,
} from '../../../domain/search/synonym-lines.ts'
import { ApiError } from '../app/api-client.ts'
import { readError, useData } from '../app/use-data.ts'
import { useSettingsChange } from '../content/use-settings-change.ts'
import { DialogForm, Modal } from '../ui/dialogs.tsx'
import styles from './missed-searches.module.css'
import { FoundProducts } from './nearest-products-dialog.tsx'
import { suggestWords } from './synonym-suggestions.ts'

interface SynonymDialogProps {
  /** The search that found nothing. */
  words: string
  onClose: () => void
}

const MAX_PREVIEWED_PRODUCTS = 3
/** Enough for the tags and names that begin with what is typed. */
const MAX_PRODUCTS = 12

/** Dialog that makes a missed search a synonym of a word that the shop uses. */
export default function SynonymDialog({ words, onClose }: SynonymDialogProps) {
  const t = useTranslations('insights.synonymDialog')
  const save = useSynonym()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)
  const typed = cleanTerm(useDebouncedValue(text, 200)[0])
  const query = { q: typed || words, stage: 'live', limit: MAX_PRODUCTS } as const
  const found = useData(productEndpoints.list, {}, query)
  /** Products that the typed word finds. */
  const preview = typed === '' || !found.isFetchedAfterMount ? undefined : found.data
  const categories = useData(contentEndpoints(category).list, {})
  const suggestions = suggestWords(words, typed, {
    categories: categories.data?.categoryData ?? [],
    products: found.data?.categoryItemData ?? [],
    groups: furnitureVocabulary,
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const other = cleanTerm(text)
    const mistake = findMistake(words, other)
    setError(mistake === null ? '' : t(mistake))
    if (mistake !== null) return input.current?.focus()
    setSaving(true)
    try {
      if (await save(words, other)) onClose()
      else setError(t('alreadySynonyms'))
    } catch (thrown) {
      setError(readError(thrown).message)
    } finally {
      setSaving(false)
    }
  }
  const choose = (word: string) => {
    setText(word)
    setError('')
    input.current?.focus()
  }

  return (
    <Modal opened onClose={onClose} title={t('title', { words })}>
      <DialogForm
        form={{ submit, sending: isSaving, failure: '' }}
        submit={t('save')}
        onClose={onClose}
      >
        <TextInput
          ref={input}
          label={t('label')}
          description={t('description')}
          placeholder={t('placeholder')}
          maxLength={limits.listEntry}
          autoComplete="off"
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setError('')
          }}
          error={error || undefined}
        />
        {suggestions.length > 0 && (
          <ul className={`cluster ${styles.suggestions}`} aria-label={t('suggestions')}>
            {suggestions.map(({ word, source }) => (
              <li key={word}>
                <button type="button" onClick={() => choose(word)}>
                  {word} <small className="soft">{t(`sources.${source}`)}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.preview}>
          <p role="status">
            {preview && t('preview', { count: countFullMatches(preview), word: typed })}
          </p>
          {preview && (
            <FoundProducts
              products={preview.categoryItemData
                .slice(0, countFullMatches(preview))
                .slice(0, MAX_PREVIEWED_PRODUCTS)}
            />
          )}
        </div>
      </DialogForm>
    </Modal>
  )
}

/** Message about what was typed; null if there is no mistake. */
function findMistake(words: string, other: string): 'missingWord' | 'sameWord' | null {
  if (other === '') return 'missingWord'
  return isSameTerm(words, other) ? 'sameWord' : null
}

/**
 * Adds a synonym to the settings, with undo. Resolves to false if the two words were synonyms
 * already; rejects with the server's error.
 */
function useSynonym() {
  const t = useTranslations('insights.useSynonym')
  const changeSettings = useSettingsChange()

  return (words: string, other: string): Promise<boolean> => {
    let before: readonly string[] = []
    let after: readonly string[] = []
    return changeSettings(
      ({ synonyms }) => {
        before = synonyms
        after = addSynonym(synonyms, words, other)
        return after === before ? null : { synonyms: [...after] }
      },
      {
        done: t('saved', { words, other }),
        restored: t('removed'),
        revert: ({ synonyms }) => {
          const lines = revertLines(synonyms, { before, after })
          if (lines === synonyms) throw new ApiError(409, t('conflict'))
          return { synonyms: [...lines] }
        },
      },
    )
  }
}
