import { useTranslations } from 'use-intl'
import { photographsPath } from '../catalogue/photo-import/photo-import-button.tsx'
import { categoryScreens, productScreens } from '../content/screens/catalogue-screens.ts'
import { type Action, ActionSheet } from '../ui/actions-menu.tsx'

interface AddSheetProps {
  opened: boolean
  onClose: () => void
}

/** Sheet of what is added most often. */
export function AddSheet({ opened, onClose }: AddSheetProps) {
  const t = useTranslations('layout.addSheet')
  const actions: Action[] = [
    { label: t('product'), icon: 'box', to: `${productScreens.address}/add` },
    { label: t('photographs'), icon: 'images', to: photographsPath },
    { label: t('category'), icon: 'grid', to: `${categoryScreens.address}/add` },
  ]
  return (
    <ActionSheet
      name={t('add')}
      label={t('add')}
      actions={actions}
      opened={opened}
      onClose={onClose}
    />
  )
}
