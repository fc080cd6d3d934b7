import { ActionIcon } from '@mantine/core'
import { useNavigate } from 'react-router'
import { photographsPath } from '../catalogue/photo-import/photo-import-button.tsx'
import { categoryScreens } from '../content/screens/category-screens.ts'
import { productScreens } from '../content/screens/product-screens.ts'
import styles from '../ui/actions-menu.module.css'
import { Drawer } from '../ui/dialogs/drawer.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'

interface AddSheetProps {
  opened: boolean
  onClose: () => void
}

const actions: { label: string; icon: IconName; to: string }[] = [
  { label: 'Add product', icon: 'box', to: `${productScreens.address}/add` },
  { label: 'Products from photos', icon: 'images', to: photographsPath },
  { label: 'Add category', icon: 'grid', to: `${categoryScreens.address}/add` },
]

/** Sheet of what is added most often. */
export function AddSheet({ opened, onClose }: AddSheetProps) {
  const navigate = useNavigate()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': 'Add' } }}
      classNames={{ content: styles.sheet }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.title}>Add</p>
          <ActionIcon aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </ActionIcon>
        </div>
        {actions.map(({ label, icon, to }) => (
          <button
            key={to}
            type="button"
            className={styles.item}
            onClick={() => {
              onClose()
              navigate(to)
            }}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </div>
    </Drawer>
  )
}
