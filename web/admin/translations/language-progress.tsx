import { Button, Switch } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { type TranslationProgress, translationEndpoints } from '../../../domain/api/translations.ts'
import { languageNames } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { gapPath, gapsFor } from '../content/gap-path.ts'
import { useSettingsSwitch } from '../content/use-settings-change.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { Progress } from '../ui/progress.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import styles from './translations.module.css'

interface LanguageProgressProps {
  progress: TranslationProgress
  /** Only owners publish and hide languages. */
  isOwner: boolean
}

/** A language with its progress, the switch that publishes it, and the way to its next gap. */
export function LanguageProgress({ progress, isOwner }: LanguageProgressProps) {
  const t = useTranslations('translations.translations')
  const declared = useDeclaredTexts()
  const { api, admin, whileBusy } = useAdmin()
  const navigate = useNavigate()
  const { language, isOn, total, translated, outdated } = progress
  const name = declared(`languageNames.${language}`)
  const switchLanguage = useSettingsSwitch('languages')
  const isDone = translated === total && outdated === 0

  const openNext = () =>
    attempt(async () => {
      const { gaps } = await whileBusy(api.call(translationEndpoints.gaps, { language }))
      const [next] = gapsFor(admin?.role, gaps)
      if (next === undefined) showDone(t('none'))
      else void navigate(gapPath(next, language))
    })
  // The other languages and all translations stay.
  const turn = (isPublished: boolean) =>
    whileBusy(
      switchLanguage(language, isPublished, (isOn) =>
        t(isOn ? 'turnedOn' : 'turnedOff', { language: name }),
      ),
    )
  return (
    <li className={styles.language}>
      <div className={styles.words}>
        <h2>
          <span lang={language}>{languageNames[language]}</span>
          {name !== languageNames[language] && <small> {name}</small>}
        </h2>
        <Progress value={translated} max={Math.max(total, 1)} label={name} />
        <p>
          {t('progress', { translated, total })}
          {outdated > 0 && ` · ${t('outdated', { count: outdated })}`}
        </p>
      </div>
      {isOwner ? (
        <Switch
          label={t('published')}
          aria-label={t('publishedOf', { language: name })}
          checked={isOn}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
      ) : (
        <span className={styles.state}>{isOn ? t('published') : t('hidden')}</span>
      )}
      {isDone ? (
        <span className={styles.state}>
          <Icon name="check" size={16} /> {t('done')}
        </span>
      ) : (
        <Button
          aria-label={t('nextOf', { language: name })}
          rightSection={<Icon name="right" size={16} />}
          onClick={openNext}
        >
          {t('next')}
        </Button>
      )}
    </li>
  )
}
