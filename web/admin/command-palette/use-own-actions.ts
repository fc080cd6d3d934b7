import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { backupEndpoints } from '../../../domain/api/backups.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useExport } from '../catalogue/csv/csv-actions.tsx'
import { mayOpen } from '../content/screens/screens.ts'
import { attempt, showDone } from '../ui/toast.tsx'
import { useUndoLast } from '../ui/use-undo.ts'
import { listOwnActions, type OwnAction } from './own-actions.ts'
import { productOnScreen } from './product-on-screen.ts'
import type { SearchableTarget } from './target.ts'
import type { TargetLanguage } from './target-language.ts'
import { useProductVisibility, type Visibility } from './use-product-visibility.ts'

const backups = '/admin/backups'

export interface OwnActionOptions {
  onClose: () => void
  onLogout: () => void
  /** Asks which product to hide or to set live. */
  onAsk: (visibility: Visibility) => void
}

/** Actions that the administrator may run, named for the screen and the theme at hand. */
export function useOwnActions(
  { onClose, onLogout, onAsk }: OwnActionOptions,
  language: TargetLanguage,
): SearchableTarget[] {
  const t = useTranslations('commandPalette.useOwnActions')
  const { api, admin } = useAdmin()
  const navigate = useNavigate()
  const product = productOnScreen(useLocation().pathname)
  const { setColorScheme } = useMantineColorScheme()
  const otherScheme = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  const exportProducts = useExport()
  const setVisibility = useProductVisibility()

  const changeVisibility = (visibility: Visibility) => {
    if (product === null) return onAsk(visibility)
    onClose()
    void setVisibility(product, visibility)
  }
  const makeBackup = async () => {
    await attempt(async () => {
      await api.call(backupEndpoints.make, {})
      showDone(t('backupStarted'))
    })
    navigate(backups)
  }
  const closeAnd = (run: () => void) => () => {
    onClose()
    run()
  }
  const runs: Record<OwnAction, () => void> = {
    undo: closeAnd(useUndoLast()),
    'hide-product': () => changeVisibility('hidden'),
    'show-product': () => changeVisibility('live'),
    'export-products': closeAnd(() => void exportProducts()),
    'make-backup': closeAnd(() => void makeBackup()),
    'view-site': closeAnd(() => window.open('/', '_blank', 'noopener')),
    theme: closeAnd(() => setColorScheme(otherScheme)),
    'log-out': closeAnd(onLogout),
  }
  const labels: Partial<Record<OwnAction, string>> = {
    'hide-product': product === null ? t('hideProduct') : t('hideThisProduct'),
    'show-product': product === null ? t('showProduct') : t('showThisProduct'),
    theme: t(`theme.${otherScheme}`),
  }
  return listOwnActions(language)
    .filter(({ id }) => id !== 'make-backup' || mayOpen(backups, admin?.role))
    .map((action) => ({
      ...action,
      label: labels[action.id] ?? action.label,
      run: runs[action.id],
    }))
}
