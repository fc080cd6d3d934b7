import { ActionIcon, Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  isLanguage,
  knownLanguages,
  type Language,
  languageNames,
} from '../../../../domain/languages/language.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FieldGroup } from './field-group.tsx'
import type { WidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** Languages of the site: which are on, in which order, and which is the default one. */
export function LanguagesWidget(props: WidgetProps<string[]>) {
  const { input } = props
  const [proposed, setProposed] = useState<Language | null>(null)
  const chosen = input.value.filter(isLanguage)
  const [current] = chosen
  const others = knownLanguages.filter((language) => !chosen.includes(language))
  const without = (language: Language) => chosen.filter((one) => one !== language)

  const turn = (language: Language, isOn: boolean) =>
    input.onChange(isOn ? [...chosen, language] : without(language))
  const moveUp = (index: number) => {
    const [moved, above] = [chosen[index], chosen[index - 1]]
    if (moved === undefined || above === undefined) return
    input.onChange(chosen.toSpliced(index - 1, 2, moved, above))
  }
  return (
    <FieldGroup {...props}>
      <ul className="panel divided">
        {[...chosen, ...others].map((language, index) => (
          <LanguageRow
            key={language}
            language={language}
            isOn={index < chosen.length}
            isDefault={language === current}
            // The switch of the default language is disabled, so the next one gets the focus.
            inputRef={index === 1 ? input.ref : undefined}
            onTurn={(isOn) => turn(language, isOn)}
            onMakeDefault={() => setProposed(language)}
            onMoveUp={index > 1 && index < chosen.length ? () => moveUp(index) : undefined}
          />
        ))}
      </ul>
      {proposed !== null && current !== undefined && (
        <DefaultLanguageDialog
          language={proposed}
          before={current}
          onClose={() => setProposed(null)}
          onConfirm={() => input.onChange([proposed, ...without(proposed)])}
        />
      )}
    </FieldGroup>
  )
}

interface LanguageRowProps {
  language: Language
  isOn: boolean
  isDefault: boolean
  inputRef: ((element: HTMLElement | null) => void) | undefined
  onTurn: (isOn: boolean) => void
  onMakeDefault: () => void
  /** Absent where it cannot go further up. */
  onMoveUp: (() => void) | undefined
}

function LanguageRow({ language, isOn, isDefault, inputRef, ...act }: LanguageRowProps) {
  const t = useTranslations('forms.languages.widget')
  const declared = useDeclaredTexts()
  const name = declared(`languageNames.${language}`)
  return (
    <li className={styles.language}>
      <Switch
        ref={inputRef}
        className={styles.languageSwitch}
        label={
          <>
            <span lang={language}>{languageNames[language]}</span>
            {name !== languageNames[language] && (
              <small className={styles.languageName}> {name}</small>
            )}
          </>
        }
        checked={isOn}
        disabled={isDefault}
        onChange={(event) => act.onTurn(event.currentTarget.checked)}
      />
      {isDefault && <span className={styles.languageName}>{t('isDefault')}</span>}
      {isOn && !isDefault && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('makeDefaultOf', { language: name })}
          onClick={act.onMakeDefault}
        >
          {t('makeDefault')}
        </Button>
      )}
      {act.onMoveUp !== undefined && (
        <ActionIcon aria-label={t('up', { language: name })} onClick={act.onMoveUp}>
          <Icon name="up" size={16} />
        </ActionIcon>
      )}
    </li>
  )
}

interface DefaultLanguageDialogProps {
  language: Language
  /** The present default language. */
  before: Language
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation of another default language, since the addresses of all pages follow it. */
function DefaultLanguageDialog(props: DefaultLanguageDialogProps) {
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
