import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Progress } from '../../ui/progress.tsx'
import styles from './imports.module.css'
import { pathOfImport, useImports } from './use-imports.ts'

/** Progress of an import whose photos are being fetched; nothing without one. */
export function RunningImport() {
  const t = useTranslations('catalogue.csv.imports')
  const running = useImports().data?.imports.find(({ state }) => state === 'running')
  if (running === undefined) return null
  const { pictures } = running
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="running-import">
      <header className={styles.head}>
        <h2 id="running-import">{t('running')}</h2>
        <Link to={pathOfImport(running._id)}>{t('open')}</Link>
      </header>
      <p role="status">{t('progress', pictures)}</p>
      <Progress value={pictures.done + pictures.failed} max={pictures.total} label={t('photos')} />
    </section>
  )
}
