import '../styles/tokens.css'
import '../styles/plain.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/mantine.css'
import '@mantine/notifications/styles.layer.css'
import { LoadingOverlay, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import type { Administrator, SignedIn } from '../../domain/api/accounts.ts'
import { createApi } from './api.ts'
import { SessionDialog } from './entrance/session-dialog.tsx'
import { type Office, OfficeContext } from './office-context.ts'
import { pageMeta } from './page-meta.ts'
import { clearSession, readAdmin, readToken, storeSession, watchSession } from './session.ts'
import { readStyleNonce, tellScrollLock } from './style-nonce.ts'
import { cssVariables, theme } from './theme.tsx'
import { mostToasts } from './toast.tsx'

export const meta = pageMeta('Back office')

/** All of the back office is drawn in the browser: the server has no token to draw it with. */
export default function BackOffice() {
  const inBrowser = useSyncExternalStore(never, here, nowhere)
  if (!inBrowser) return <noscript>The back office needs JavaScript.</noscript>
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      getStyleNonce={readStyleNonce}
      defaultColorScheme="auto"
    >
      <Furnished />
      <Notifications position="bottom-right" autoClose={8000} limit={mostToasts} />
    </MantineProvider>
  )
}

function Furnished() {
  const [admin, setAdmin] = useState<Administrator | null>(readAdmin)
  const [hasLeft, setHasLeft] = useState(false)
  const person = useRef(admin)
  person.current = admin
  const [busy, setBusy] = useState(0)
  const [asking, setAsking] = useState(false)
  const waiting = useRef<((renewed: boolean) => void)[]>([])
  const [tools] = useState(() => ({
    cache: new Map<string, unknown>(),
    unsaved: new Set<() => void>(),
    handedOver: { photographs: [] as File[] },
    api: createApi({
      token: readToken,
      renew: () =>
        new Promise<boolean>((resolve) => {
          // Whoever is gone already is not asked.
          if (person.current === null) return resolve(false)
          waiting.current.push(resolve)
          setAsking(true)
        }),
    }),
  }))

  const office = useMemo<Office>(() => {
    const end = (onPurpose: boolean) => {
      keepDrafts(tools.unsaved)
      clearSession()
      tools.cache.clear()
      setHasLeft(onPurpose)
      setAdmin(null)
    }
    return {
      ...tools,
      admin,
      hasLeft,
      enter(signedIn: SignedIn) {
        storeSession(signedIn)
        setHasLeft(false)
        setAdmin(signedIn.admin)
      },
      leave: () => end(true),
      expire: () => end(false),
      async whileBusy(work) {
        setBusy((count) => count + 1)
        try {
          return await work
        } finally {
          setBusy((count) => count - 1)
        }
      },
    }
  }, [tools, admin, hasLeft])

  const settle = (renewed: boolean) => {
    setAsking(false)
    for (const answer of waiting.current.splice(0)) answer(renewed)
  }
  /** What another tab did: one that signs out must not take an open form along. */
  const follow = () => {
    const present = readAdmin()
    keepDrafts(tools.unsaved)
    if (present === null && admin !== null && tools.unsaved.size > 0) return setAsking(true)
    const isSame = present?._id === admin?._id
    if (!isSame) tools.cache.clear()
    setHasLeft(!isSame)
    setAdmin(present)
    settle(isSame)
  }
  const followed = useRef(follow)
  followed.current = follow
  useEffect(() => watchSession(() => followed.current()), [])
  useEffect(tellScrollLock, [])

  return (
    <OfficeContext value={office}>
      <Outlet />
      {asking && (
        <SessionDialog
          onRenewed={() => settle(true)}
          onGivenUp={() => {
            office.leave()
            settle(false)
          }}
        />
      )}
      <LoadingOverlay
        visible={busy > 0}
        pos="fixed"
        zIndex={350}
        transitionProps={{ enterDelay: 150 }}
      />
    </OfficeContext>
  )
}

function keepDrafts(unsaved: Office['unsaved']): void {
  for (const keep of unsaved) keep()
}

const never = () => () => {}
const here = () => true
const nowhere = () => false
