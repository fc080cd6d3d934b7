import { useTranslations } from 'use-intl'
import type { Language } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import { useSettingsChange } from '../app/use-settings-change.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { showDone, showFailure } from '../ui/toast.tsx'

/** Publishes or hides a language. The other languages and all translations stay. */
export function useLanguageSwitch(language: Language): (isOn: boolean) => Promise<void> {
  const t = useTranslations('translations.translations')
  const declared = useDeclaredTexts()
  const { whileBusy } = useAdmin()
  const changeSettings = useSettingsChange()
  const name = declared(`languageNames.${language}`)

  return async function turn(isOn: boolean): Promise<void> {
    try {
      await whileBusy(
        changeSettings(({ languages }) => {
          const others = languages.filter((other) => other !== language)
          return { languages: isOn ? [...others, language] : others }
        }),
      )
      showDone(t(isOn ? 'turnedOn' : 'turnedOff', { language: name }), {
        onUndo: () => void turn(!isOn),
      })
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
  }
}
