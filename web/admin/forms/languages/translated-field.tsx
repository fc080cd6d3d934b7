import { Button, Checkbox, Input, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { KnownTexts } from '../../../../domain/content/fields/texts-field.ts'
import { type Language, languageNames } from '../../../../domain/languages/language.ts'
import { englishMessages } from '../../../../domain/text/site-messages.ts'
import { useSiteMessages } from '../../app/page-texts.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { formOf, slotsOf } from '../fields/field-forms.ts'
import { readTexts } from '../form-values.ts'
import { pictureUrl } from '../media/media-value.ts'
import type { RecordForm } from '../use-record-form.ts'
import { FieldGroup, LabelText } from '../widgets/field-group.tsx'
import { TextGroups } from '../widgets/texts-widget.tsx'
import styles from './translated-field.module.css'
import { gapsParameter, translationKey } from './translation-keys.ts'
import {
  isMissing,
  slotsToShow,
  type TranslatedTexts,
  type TranslationSlot,
  wholeText,
} from './translation-slots.ts'
import { isOutdated, withText } from './translation-values.ts'

interface TranslatedFieldProps {
  record: RecordForm
  name: string
  field: Field
  language: Language
}

/** Texts of a field, each with the original above its translation. */
export function TranslatedField({ record, name, field, language }: TranslatedFieldProps) {
  const t = useTranslations('forms.languages.field')
  const declared = useDeclaredTexts()
  const { control } = record.form
  const { languages } = useShop()
  const key = translationKey(name, language)
  const { field: input } = useController({ name: key, control })
  const original = useWatch({ control, name })
  const texts = readTexts(input.value)
  const slots = slotsToShow(slotsOf(field, original), texts)
  const label = declared(`fields.${field.path}.label`)
  const shipped = useShippedTexts(field, language)
  const { stored, outdated } = record
  const isOld = isOutdated({ values: { [key]: input.value }, stored, outdated }, name, language)
  const change = (slot: string, text: string) => input.onChange(withText(texts, slot, text))

  if (slots.length === 0) {
    return (
      <Input.Wrapper label={label} labelElement="div">
        <p className="soft">{t('empty', { language: languageNames[languages[0] ?? language] })}</p>
      </Input.Wrapper>
    )
  }
  const shared = { label, language, texts, shipped, change, onBlur: input.onBlur }
  const [only] = slots
  const isSingle = only?.key === wholeText
  return (
    <div className={styles.root} data-field={key}>
      {isSingle ? (
        <TranslatedText
          {...shared}
          slot={only}
          isMissing={isMissing(only, texts, language)}
          isOutdated={isOld}
          inputRef={input.ref}
        />
      ) : (
        <FieldGroup label={label} hints={{}} aside={isOld ? t('outdated') : undefined}>
          {field.kind === 'texts' ? (
            <TranslatedKnownTexts {...shared} known={field.known} slots={slots} />
          ) : (
            <div className={styles.texts}>
              {slots.map((slot, index) => (
                <TranslatedText
                  key={slot.key}
                  {...shared}
                  slot={slot}
                  isMissing={isMissing(slot, texts, language)}
                  inputRef={index === 0 ? input.ref : undefined}
                />
              ))}
            </div>
          )}
        </FieldGroup>
      )}
      {isOld && <StillRight record={record} name={name} label={label} language={language} />}
    </div>
  )
}

interface StillRightProps {
  record: RecordForm
  name: string
  label: string
  language: Language
}

/** Button that saves an outdated translation again as it is. */
function StillRight({ record, name, label, language }: StillRightProps) {
  const t = useTranslations('forms.languages.field')
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={record.saving}
        aria-label={t('stillRightOf', { label })}
        onClick={() => record.confirmTranslation(name, language)}
      >
        {t('stillRight')}
      </Button>
    </div>
  )
}

/** The program's own translations of the default texts of a field, by slot, once they are loaded. */
function useShippedTexts(field: Field, language: Language): TranslatedTexts {
  const messages = useSiteMessages(language)
  return useMemo(() => {
    if (messages === englishMessages) return {}
    return formOf(field).translation?.shipped?.(field, messages) ?? {}
  }, [field, messages])
}

interface TranslatedKnownTextsProps
  extends Pick<
    TranslatedTextProps,
    'label' | 'language' | 'texts' | 'shipped' | 'change' | 'onBlur'
  > {
  known: KnownTexts
  slots: readonly TranslationSlot[]
}

/** Texts of pages by section, found by their words. */
function TranslatedKnownTexts({ known, slots, ...shared }: TranslatedKnownTextsProps) {
  const t = useTranslations('forms.languages.texts')
  const [search] = useSearchParams()
  const { texts, language } = shared
  const findMissing = () =>
    new Set(slots.filter((slot) => isMissing(slot, texts, language)).map(({ key }) => key))
  // Texts that were missing at first: a text stays while its translation is typed.
  const [missing, setMissing] = useState<ReadonlySet<string> | null>(() => {
    const found = search.has(gapsParameter) ? findMissing() : none
    return found.size > 0 ? found : null
  })
  const byId = new Map(slots.map((slot) => [slot.key, slot]))
  return (
    <TextGroups
      known={known}
      texts={Object.fromEntries(slots.map(({ key, original }) => [key, original]))}
      isShown={(id) => byId.has(id) && (missing?.has(id) ?? true)}
      find={t('find')}
      filter={
        <Checkbox
          label={t('onlyMissing')}
          checked={missing !== null}
          onChange={(event) => setMissing(event.currentTarget.checked ? findMissing() : null)}
        />
      }
      none={t('none')}
    >
      {(id) => {
        const slot = byId.get(id)
        return (
          slot && (
            <TranslatedText
              key={id}
              {...shared}
              slot={slot}
              isMissing={isMissing(slot, texts, language)}
            />
          )
        )
      }}
    </TextGroups>
  )
}

const none: ReadonlySet<string> = new Set()

interface TranslatedTextProps {
  slot: TranslationSlot
  /** Label of the field. */
  label: string
  language: Language
  texts: TranslatedTexts
  isMissing: boolean
  /** The program's own translations, by slot. */
  shipped: Readonly<Record<string, string>>
  /** For a field with a single text. */
  isOutdated?: boolean
  change: (key: string, text: string) => void
  onBlur: () => void
  inputRef?: (element: HTMLElement | null) => void
}

/** Translation of one text, below its original. */
function TranslatedText(props: TranslatedTextProps) {
  const { slot, language, texts, change, onBlur, inputRef } = props
  const t = useTranslations('forms.languages.field')
  const declared = useDeclaredTexts()
  const isOnly = slot.key === wholeText
  const photo = slot.picture && t('photo', { number: String(slot.picture.number) })
  const inField = slot.label === '' ? (photo ?? slot.original) : declared(slot.label)
  const label = isOnly ? props.label : inField
  const aside = props.isMissing ? t('missing') : props.isOutdated ? t('outdated') : undefined
  const shared = {
    ref: inputRef,
    label: <LabelText label={label} aside={aside} />,
    description: label === slot.original ? undefined : <Original slot={slot} />,
    lang: language,
    autoComplete: 'off',
    placeholder: slot.isDefault ? props.shipped[slot.key] : undefined,
    value: texts[slot.key] ?? '',
    onBlur,
  }
  return slot.isLong ? (
    <GrowingTextarea
      {...shared}
      onChange={(event) => change(slot.key, event.currentTarget.value)}
      minRows={2}
      maxRows={12}
    />
  ) : (
    <TextInput {...shared} onChange={(event) => change(slot.key, event.currentTarget.value)} />
  )
}

/** The text in the default language, with the picture that it describes. */
function Original({ slot: { original, picture } }: { slot: TranslationSlot }) {
  const t = useTranslations('forms.languages.field')
  const { languages } = useShop()
  return (
    <span className={styles.original}>
      {picture !== undefined && <img src={pictureUrl(picture.media, 80)} alt="" loading="lazy" />}
      <span lang={languages[0]}>{original || t('removed')}</span>
    </span>
  )
}
