import { useTranslations } from 'use-intl'
import type { Language } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useSettingsChange } from '../app/use-settings-change.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { attempt } from '../ui/attempt.ts'
import { useUndo } from '../ui/use-undo.ts'

/** Publishes or hides a language. The other languages and all translations stay. */
export function useLanguageSwitch(language: Language): (isOn: boolean) => Promise<boolean> {
  const t = useTranslations('translations.translations')
  const declared = useDeclaredTexts()
  const { whileBusy } = useAdmin()
  const changeSettings = useSettingsChange()
  const offerUndo = useUndo()
  const name = declared(`languageNames.${language}`)

  const turn = async (isOn: boolean): Promise<undefined> => {
    await changeSettings(({ languages }) => {
      const others = languages.filter((other) => other !== language)
      return { languages: isOn ? [...others, language] : others }
    })
  }
  return (isOn) =>
    attempt(async () => {
      await whileBusy(turn(isOn))
      offerUndo({
        done: t(isOn ? 'turnedOn' : 'turnedOff', { language: name }),
        undo: () => turn(!isOn),
        restored: t(isOn ? 'turnedOff' : 'turnedOn', { language: name }),
      })
    })
}
