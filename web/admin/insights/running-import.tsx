import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { pathOfImport, useImports } from '../catalogue/csv/use-imports.ts'
import { Progress } from '../ui/progress.tsx'
import styles from './dashboard.module.css'
import { Box } from './dashboard-box.tsx'

/** Progress of an import whose photos are being fetched; nothing without one. */
export function RunningImportBox() {
  const t = useTranslations('insights.runningImport')
  const words = useTranslations('catalogue.csv.imports')
  const running = useImports().data?.imports.find(({ state }) => state === 'running')
  if (running === undefined) return null
  const { pictures } = running
  return (
    <Box
      id="running-import"
      title={words('running')}
      aside={
        <Link to={pathOfImport(running._id)} className={styles.all}>
          {t('open')}
        </Link>
      }
      low
    >
      <p role="status">{words('progress', pictures)}</p>
      <Progress
        value={pictures.done + pictures.failed}
        max={pictures.total}
        label={words('photos')}
      />
    </Box>
  )
}
