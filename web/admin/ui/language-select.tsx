import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import {
  isShippedLanguage,
  languageNames,
  type ShippedLanguage,
  shippedLanguages,
} from '../../../domain/languages/language.ts'
import { useAdminLanguage } from '../languages/language-provider.tsx'

interface LanguageSelectProps {
  onChoose: (language: ShippedLanguage) => void
}

/** Languages of the back office, each named in its own script. */
export function LanguageSelect({ onChoose }: LanguageSelectProps) {
  const t = useTranslations('ui.languageSelect')
  const { language } = useAdminLanguage()
  return (
    <NativeSelect
      label={t('label')}
      value={language}
      onChange={({ currentTarget: { value } }) => {
        if (isShippedLanguage(value)) onChoose(value)
      }}
    >
      {shippedLanguages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {languageNames[tag]}
        </option>
      ))}
    </NativeSelect>
  )
}
