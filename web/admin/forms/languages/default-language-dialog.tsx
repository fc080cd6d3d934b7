import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Language } from '../../../../domain/languages/language.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'

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
    <Modal
      opened
      onClose={onClose}
      title={t('title', { language: names.language })}
      withCloseButton={false}
    >
      <div className={dialog.body}>
        <p>{t('text', names)}</p>
      </div>
      <DialogFooter>
        <Button onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button variant="filled" onClick={onConfirm}>
          {t('confirm')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}
