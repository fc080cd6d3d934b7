import { Button, Input } from '@mantine/core'
import { useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import { type Language, languageNames } from '../../../../domain/languages/language.ts'
import { englishMessages } from '../../../../domain/text/site-messages.ts'
import { useSiteMessages } from '../../app/page-texts.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { formOf, slotsOf } from '../fields/field-forms.ts'
import { readTexts } from '../form-values.ts'
import type { RecordForm } from '../use-record-form.ts'
import { FieldGroup } from '../widgets/field-group.tsx'
import styles from './translated-field.module.css'
import { TranslatedKnownTexts } from './translated-known-texts.tsx'
import { TranslatedText } from './translated-text.tsx'
import { translationKey } from './translation-keys.ts'
import { isMissing, slotsToShow, type TranslatedTexts, wholeText } from './translation-slots.ts'
import { isOutdated } from './translation-state.ts'
import { withText } from './translation-values.ts'

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
        <p className={styles.empty}>
          {t('empty', { language: languageNames[languages[0] ?? language] })}
        </p>
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
