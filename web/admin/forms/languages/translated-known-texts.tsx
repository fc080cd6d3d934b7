import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { KnownTexts } from '../../../../domain/content/fields/texts-field.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { findTexts } from '../widgets/text-search.ts'
import { gapsParameter } from './form-url.ts'
import styles from './translated-field.module.css'
import { TranslatedText, type TranslatedTextProps } from './translated-text.tsx'
import { isMissing, type TranslationSlot } from './translation-slots.ts'

interface TranslatedKnownTextsProps
  extends Pick<
    TranslatedTextProps,
    'label' | 'language' | 'texts' | 'shipped' | 'change' | 'onBlur'
  > {
  known: KnownTexts
  slots: readonly TranslationSlot[]
}

/** Texts of pages by section, found by their words. */
export function TranslatedKnownTexts({ known, slots, ...shared }: TranslatedKnownTextsProps) {
  const t = useTranslations('forms.languages.texts')
  const declared = useDeclaredTexts()
  const [words, setWords] = useState('')
  const [search] = useSearchParams()
  const { texts, language } = shared
  const findMissing = () =>
    new Set(slots.filter((slot) => isMissing(slot, texts, language)).map(({ key }) => key))
  // Texts that were missing at first: a text stays while its translation is typed.
  const [missing, setMissing] = useState<ReadonlySet<string> | null>(() => {
    const found = search.has(gapsParameter) ? findMissing() : none
    return found.size > 0 ? found : null
  })
  const shown = new Map(
    slots.filter(({ key }) => missing?.has(key) ?? true).map((slot) => [slot.key, slot]),
  )
  const originals = Object.fromEntries(slots.map(({ key, original }) => [key, original]))
  const parts = findTexts(known, originals, { words, isChangedOnly: false }, declared)
    .map(({ group, ids }) => ({ group, slots: ids.flatMap((id) => shown.get(id) ?? []) }))
    .filter((part) => part.slots.length > 0)
  return (
    <>
      <div className={styles.find}>
        <TextInput
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          leftSection={<Icon name="search" size={16} />}
        />
        <Checkbox
          label={t('onlyMissing')}
          checked={missing !== null}
          onChange={(event) => setMissing(event.currentTarget.checked ? findMissing() : null)}
        />
      </div>
      {parts.length === 0 && <p className={styles.empty}>{t('none')}</p>}
      {parts.map(({ group, slots: own }) => (
        <section
          key={group}
          className={styles.part}
          aria-label={declared(`pageTextGroups.${group}`)}
        >
          <h3>{declared(`pageTextGroups.${group}`)}</h3>
          {own.map((slot) => (
            <TranslatedText
              key={slot.key}
              {...shared}
              slot={slot}
              isMissing={isMissing(slot, texts, language)}
            />
          ))}
        </section>
      ))}
    </>
  )
}

const none: ReadonlySet<string> = new Set()
