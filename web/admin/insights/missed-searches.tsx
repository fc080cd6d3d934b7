import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Interest } from '../../../domain/api/dashboard.ts'
import { useAdmin } from '../app/admin-context.ts'
import { mayOpen, settingsScreens } from '../content/screens/screens.ts'
import boxes from './dashboard.module.css'
import { Box, type Period } from './dashboard-box.tsx'
import styles from './missed-searches.module.css'
import { NearestProductsDialog } from './nearest-products-dialog.tsx'

// Loads the built-in words with it.
const SynonymDialog = lazy(() => import('./synonym-dialog.tsx'))

interface MissedSearchesBoxProps {
  missed: Interest['missed']
  period: Period
}

/** Searches that found nothing, with what can be done about each. */
export function MissedSearchesBox({ missed, period }: MissedSearchesBoxProps) {
  const t = useTranslations('insights.missedSearches')
  const { admin } = useAdmin()
  const [open, setOpen] = useState<{ words: string; dialog: 'synonym' | 'nearest' } | null>(null)
  const mayAddSynonym = mayOpen(settingsScreens.address, admin?.role)
  const close = () => setOpen(null)
  const openSynonym = (words: string) => setOpen({ words, dialog: 'synonym' })
  return (
    <>
      {missed.length > 0 && (
        <Box id="missed" title={t('title')} period={period}>
          <p className={`fine-print ${boxes.lead}`}>{t('lead')}</p>
          <ul className={`divided ${boxes.list} ${styles.list}`}>
            {missed.map(({ words, count }) => (
              <li key={words}>
                <span>{words}</span>
                <b>{count}</b>
                <div className={styles.actions}>
                  {mayAddSynonym && (
                    <button
                      type="button"
                      className="text-button"
                      aria-label={t('makeSynonymOf', { words })}
                      onClick={() => openSynonym(words)}
                    >
                      {t('makeSynonym')}
                    </button>
                  )}
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t('showNearestTo', { words })}
                    onClick={() => setOpen({ words, dialog: 'nearest' })}
                  >
                    {t('showNearest')}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {open?.dialog === 'nearest' && (
        <NearestProductsDialog
          words={open.words}
          onSynonym={mayAddSynonym ? () => openSynonym(open.words) : undefined}
          onClose={close}
        />
      )}
      {open?.dialog === 'synonym' && (
        <Suspense>
          <SynonymDialog words={open.words} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
