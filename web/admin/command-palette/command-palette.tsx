import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../app/admin-context.ts'
import { Modal } from '../ui/dialogs/modal.tsx'
import { ProductChoice } from './product-choice.tsx'
import { storeRecentTarget } from './recent-targets.ts'
import type { Target } from './target.ts'
import { loadingTargetLanguage } from './target-language.ts'
import { TargetSearch } from './target-search.tsx'
import { type OwnActionOptions, useOwnActions } from './use-own-actions.ts'
import { usePaletteGroups } from './use-palette-groups.ts'
import type { Visibility } from './use-product-visibility.ts'
import { useTargetLanguage } from './use-target-language.ts'

interface PaletteProps {
  onClose: () => void
  onLogout: () => void
}

/** Search dialog for every screen, field, action and record. */
export function Palette({ onClose, onLogout }: PaletteProps) {
  const t = useTranslations('commandPalette.commandPalette')
  const [asked, setAsked] = useState<Visibility | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      size={560}
      // No transition: users of the shortcut type at once, and the input must have the focus.
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('label') } }}
    >
      {asked === null ? (
        <Search onClose={onClose} onLogout={onLogout} onAsk={setAsked} />
      ) : (
        <ProductChoice visibility={asked} onClose={onClose} onBack={() => setAsked(null)} />
      )}
    </Modal>
  )
}

function Search(options: OwnActionOptions) {
  const t = useTranslations('commandPalette.commandPalette')
  const { onClose } = options
  const { admin } = useAdmin()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const language = useTargetLanguage()
  const ownActions = useOwnActions(options, language ?? loadingTargetLanguage)
  const { groups, isLoading } = usePaletteGroups(words, ownActions, language)
  const choose = (target: Target) => {
    storeRecentTarget(admin?._id ?? '', target, words)
    if (target.run !== undefined) return target.run()
    onClose()
    if (target.to !== undefined) navigate(target.to)
  }
  return (
    <TargetSearch
      label={t('label')}
      placeholder={t('placeholder')}
      words={words}
      onWords={setWords}
      groups={groups}
      isLoading={isLoading}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
