import { photographsPath } from '../catalogue/photo-import/photo-import-button.tsx'
import { categoryScreens } from '../content/screens/category-screens.ts'
import { productScreens } from '../content/screens/product-screens.ts'
import { type Action, ActionSheet } from '../ui/actions-menu.tsx'

interface AddSheetProps {
  opened: boolean
  onClose: () => void
}

const actions: Action[] = [
  { label: 'Add product', icon: 'box', to: `${productScreens.address}/add` },
  { label: 'Products from photos', icon: 'images', to: photographsPath },
  { label: 'Add category', icon: 'grid', to: `${categoryScreens.address}/add` },
]

/** Sheet of what is added most often. */
export function AddSheet({ opened, onClose }: AddSheetProps) {
  return <ActionSheet name="Add" label="Add" actions={actions} opened={opened} onClose={onClose} />
}
