import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { historyEndpoints } from '../../../domain/api/history.ts'
import { Change, keyOfChange } from '../activity/change.tsx'
import { useData } from '../app/use-data.ts'
import { When } from '../ui/timestamp.tsx'
import styles from './dashboard.module.css'
import { Box } from './dashboard-box.tsx'

const MAX_CHANGES = 5

/** Latest changes of all administrators. */
export function RecentChangesBox() {
  const t = useTranslations('insights.recentChanges')
  const { data } = useData(historyEndpoints.activity, {}, { limit: MAX_CHANGES })
  if (data === undefined || data.activity.length === 0) return null
  return (
    <Box
      id="changes"
      title={t('title')}
      aside={
        <Link to="/admin/activity" className={styles.all}>
          {t('all')}
        </Link>
      }
      low
    >
      <ul className={styles.list}>
        {data.activity.map((note) => (
          <li key={keyOfChange(note)}>
            <Change note={note} />
            <small>
              {note.by?.name ?? t('system')} · <When at={note.at} />
            </small>
          </li>
        ))}
      </ul>
    </Box>
  )
}
