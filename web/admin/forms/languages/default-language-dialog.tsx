import { useTranslations } from 'use-intl'
import type { Language } from '../../../../domain/languages/language.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { ConfirmDialog } from '../../ui/dialogs.tsx'

interface DefaultLanguageDialogProps {
  language: Language
  /** The present default language. */
  before: Language
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation of another default language, since the addresses of all pages follow it. */
export function DefaultLanguageDialog(props: DefaultLanguageDialogProps) {
  const { language, before, onConfirm, onClose } = props
  const t = useTranslations('forms.languages.widget')
  const declared = useDeclaredTexts()
  const names = {
    language: declared(`languageNames.${language}`),
    before: declared(`languageNames.${before}`),
    tag: before,
  }
  return (
    <ConfirmDialog
      title={t('title', { language: names.language })}
      confirm={t('confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('text', names)}</p>
    </ConfirmDialog>
  )
}
