import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TargetSearch } from './target-search.tsx'
import { useFoundProducts } from './use-found-products.ts'
import { useProductVisibility, type Visibility } from './use-own-actions.ts'

interface ProductChoiceProps {
  /** Visibility that the chosen product gets. */
  visibility: Visibility
  onClose: () => void
  onBack: () => void
}

/** Question which product to hide or to set live. */
export function ProductChoice({ visibility, onClose, onBack }: ProductChoiceProps) {
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
