import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAdmin } from '../app/admin-context.ts'
import { Modal } from '../ui/dialogs/modal.tsx'
import { ProductChoice } from './product-choice.tsx'
import { storeRecentTarget } from './recent-targets.ts'
import type { Target } from './target.ts'
import { TargetSearch } from './target-search.tsx'
import { type OwnActionOptions, useOwnActions } from './use-own-actions.ts'
import { usePaletteGroups } from './use-palette-groups.ts'
import type { Visibility } from './use-product-visibility.ts'

interface PaletteProps {
  onClose: () => void
  onLogout: () => void
}

const label = 'Search or jump to'

/** Search dialog for every screen, field, action and record. */
export function Palette({ onClose, onLogout }: PaletteProps) {
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
      attributes={{ content: { 'aria-label': label } }}
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
  const { onClose } = options
  const { admin } = useAdmin()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const { groups, isLoading } = usePaletteGroups(words, useOwnActions(options))
  const choose = (target: Target) => {
    storeRecentTarget(admin?._id ?? '', target, words)
    if (target.run !== undefined) return target.run()
    onClose()
    if (target.to !== undefined) navigate(target.to)
  }
  return (
    <TargetSearch
      label={label}
      placeholder={`${label}…`}
      words={words}
      onWords={setWords}
      groups={groups}
      isLoading={isLoading}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
