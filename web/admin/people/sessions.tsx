import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { accountEndpoints, type Session } from '../../../domain/api/accounts.ts'
import { useApi } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { accountParts } from '../content/screens/screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { When } from '../ui/timestamp.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import styles from './people.module.css'

/** One's own sessions, and buttons that end them. */
export function Sessions() {
  const t = useTranslations('people.sessions')
  const declared = useDeclaredTexts()
  const api = useApi()
  const query = useData(accountEndpoints.sessions, {})
  const { data, refetch } = query
  const sessions = data?.sessions
  const end = async (work: Promise<unknown>, done: string) => {
    const isDone = await attempt(async () => {
      await work
      showDone(done)
    })
    if (!isDone) void refetch()
  }
  return (
    <section className={styles.sessions} aria-labelledby="sessions" data-field="sessions">
      <header className={styles.head}>
        <h2 id="sessions" tabIndex={-1}>
          {declared(accountParts.sessions)}
        </h2>
        {sessions?.some(({ current }) => !current) && (
          <Button
            onClick={() => end(api.call(accountEndpoints.endOtherSessions, {}), t('othersEnded'))}
          >
            {t('endOthers')}
          </Button>
        )}
      </header>
      <LoadState of={query} rows={2} />
      {sessions !== undefined && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionEntry
              key={session._id}
              session={session}
              onEnd={() =>
                end(
                  api.call(accountEndpoints.endSession, { id: session._id }),
                  t('ended', { device: session.device || t('unknown') }),
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function SessionEntry({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTranslations('people.sessions')
  const name = session.device || t('unknown')
  return (
    <li>
      <span className={styles.words}>
        <b>{name}</b>
        {session.current ? (
          <small>{t('current')}</small>
        ) : (
          <small>
            {t.rich('lastUsed', { when: () => <When at={session.lastUsedAt} inside /> })}
          </small>
        )}
        <small>{t.rich('created', { when: () => <When at={session.createdAt} inside /> })}</small>
      </span>
      {!session.current && (
        <Button onClick={onEnd} aria-label={t('endDevice', { device: name })}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}
