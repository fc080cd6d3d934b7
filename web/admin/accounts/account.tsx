import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints, type Session } from '../../../domain/api/accounts.ts'
import type { ShippedLanguage } from '../../../domain/languages/language.ts'
import { useAdmin, useApi } from '../app/admin-context.ts'
import { readToken } from '../app/session.ts'
import { useData } from '../app/use-data.ts'
import facts from '../content/record-facts.module.css'
import { accountParts } from '../content/screens/screens.ts'
import { useAdminLanguage, useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { LanguageSelect } from '../ui/language-select.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { When } from '../ui/timestamp.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import styles from './people.module.css'
import { TwoFactor } from './two-factor.tsx'

/** Own account: password, sessions and two-factor sign-in. */
export default function Account() {
  const t = useTranslations('people.account')
  const role = useTranslations('people.role')
  const declared = useDeclaredTexts()
  const { admin } = useAdmin()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <PageHeader title={t('title')}>
        <span data-field="password">
          <Button leftSection={<Icon name="key" size={16} />} onClick={() => setChanging(true)}>
            {declared(accountParts.password)}
          </Button>
        </span>
      </PageHeader>
      {admin !== null && (
        <dl className={facts.facts}>
          <div>
            <dt>{t('name')}</dt>
            <dd>{admin.name}</dd>
          </div>
          <div>
            <dt>{t('email')}</dt>
            <dd>{admin.email}</dd>
          </div>
          <div>
            <dt>{t('role')}</dt>
            <dd>{role(admin.role)}</dd>
          </div>
        </dl>
      )}
      <AccountLanguage />
      <Sessions />
      <TwoFactor />
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}

/** Language of the back office, which each administrator chooses for themselves. */
function AccountLanguage() {
  const { api, enter } = useAdmin()
  const { chooseLanguage } = useAdminLanguage()
  const choose = (language: ShippedLanguage) =>
    attempt(async () => {
      const { admin } = await api.call(accountEndpoints.changeLanguage, {}, { language })
      const token = readToken()
      if (token !== null) enter({ token, admin })
      chooseLanguage(language)
    })
  return (
    <div className={styles.language} data-field="language">
      <LanguageSelect onChoose={choose} />
    </div>
  )
}

/** One's own sessions, and buttons that end them. */
function Sessions() {
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
