import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ShippedLanguage } from '../../../domain/languages/language.ts'
import { useAdmin } from '../app/admin-context.ts'
import { type DeclaredPath, loadAdminTexts } from '../languages/admin-messages.ts'
import { useAdminLanguage, useDeclaredTexts } from '../languages/language-provider.tsx'
import { Modal } from '../ui/dialogs.tsx'
import { storeRecentTarget } from './recent-targets.ts'
import {
  loadingTargetLanguage,
  type Target,
  type TargetLanguage,
  type TargetWords,
} from './target-language.ts'
import { TargetSearch } from './target-search.tsx'
import { useFoundProducts } from './use-found-targets.ts'
import {
  type OwnActionOptions,
  useOwnActions,
  useProductVisibility,
  type Visibility,
} from './use-own-actions.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

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

interface ProductChoiceProps {
  /** Visibility that the chosen product gets. */
  visibility: Visibility
  onClose: () => void
  onBack: () => void
}

/** Question which product to hide or to set live. */
function ProductChoice({ visibility, onClose, onBack }: ProductChoiceProps) {
  const t = useTranslations('commandPalette.productChoice')
  const [words, setWords] = useState('')
  const stage = visibility === 'hidden' ? 'live' : 'hidden'
  const { targets, isLoading } = useFoundProducts(words, { limit: 12, minLetters: 0, stage })
  const setVisibility = useProductVisibility()
  return (
    <TargetSearch
      label={t(visibility)}
      placeholder={t(visibility)}
      words={words}
      onWords={setWords}
      groups={targets.length === 0 ? [] : [{ name: t('products'), targets }]}
      isLoading={isLoading}
      onChoose={({ id }) => {
        onClose()
        void setVisibility(id.slice('product:'.length), visibility)
      }}
      onClose={onClose}
      onBack={onBack}
    />
  )
}

interface Loaded {
  language: ShippedLanguage
  words: TargetWords | null
  /** English texts by their path. */
  english: ReadonlyMap<string, string>
}

/** Language of the targets; null while its words are loading. */
function useTargetLanguage(): TargetLanguage | null {
  const { language } = useAdminLanguage()
  const declared = useDeclaredTexts()
  const load = loaders[`./words/${language}.json`]
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (load === undefined) return
    let isCurrent = true
    const show = (words: TargetWords | null, english: Loaded['english']) => {
      if (isCurrent) setLoaded({ language, words, english })
    }
    // Without its words, the palette finds by labels alone.
    Promise.all([load(), loadAdminTexts('en')]).then(
      ([words, { texts }]) => show(words, texts),
      () => show(null, new Map()),
    )
    return () => {
      isCurrent = false
    }
  }, [language, load])
  return useMemo(() => {
    if (load === undefined) return { words: null, declared, english: declared }
    if (loaded?.language !== language) return null
    const english = (path: DeclaredPath) => loaded.english.get(path) ?? path
    return { words: loaded.words, declared, english }
  }, [load, loaded, language, declared])
}

/** Words by language, loaded with the palette; English ones are part of it. */
const loaders = import.meta.glob<TargetWords>(['./words/*.json', '!./words/en.json'], {
  import: 'default',
})
