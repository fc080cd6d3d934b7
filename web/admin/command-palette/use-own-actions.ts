import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { backupEndpoints } from '../../../domain/api/backups.ts'
import { productEndpoints } from '../../../domain/api/products.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useAnnouncement } from '../app/record-listener.ts'
import { idsAndVersions, useBulkWrite } from '../catalogue/bulk/use-bulk-changes.ts'
import { useExport } from '../catalogue/csv/csv-actions.tsx'
import { useProductLabels } from '../catalogue/product-labels.ts'
import { mayOpen } from '../content/screens/screens.ts'
import type { IconName } from '../ui/icon.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import { useUndoLast } from '../ui/use-undo.ts'
import { productOnScreen } from './field-targets.ts'
import {
  type ActionId,
  nameTarget,
  type SearchableTarget,
  type TargetLanguage,
} from './target-language.ts'

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

const actions = [
  ['undo', 'undo'],
  ['hide-product', 'eyeOff'],
  ['show-product', 'eye'],
  ['export-products', 'download'],
  ['make-backup', 'archive'],
  ['view-site', 'external'],
  ['theme', 'moon'],
  ['log-out', 'logout'],
] as const satisfies readonly (readonly [ActionId, IconName])[]

type OwnAction = (typeof actions)[number][0]

/** Actions that run where they are chosen. */
export function listOwnActions(language: TargetLanguage): (SearchableTarget & { id: OwnAction })[] {
  return actions.map(([id, icon]) => ({
    id,
    icon,
    ...nameTarget(id, { label: `actions.${id}` }, language),
  }))
}

export type Visibility = 'live' | 'hidden'

/** Sets a product live or hides it, with undo; the screen that shows it follows. */
export function useProductVisibility() {
  const { nameOf } = useProductLabels()
  const t = useTranslations('commandPalette.useProductVisibility')
  const { api, whileBusy } = useAdmin()
  const write = useBulkWrite()
  const announce = useAnnouncement()

  return (id: string, visibility: Visibility) =>
    attempt(async () => {
      const { categoryItemData: product } = await api.call(productEndpoints.read, { id })
      const name = nameOf(product)
      if (product.visibility === visibility) {
        showDone(t(`already.${visibility}`, { name }))
        return
      }
      const body = { ...idsAndVersions([product]), change: { visibility } }
      const writing = write(body, { done: t(`done.${visibility}`, { name }) })
      announce((await whileBusy(writing)).categoryItemData)
    })
}
