import './styles/tokens.css'
import './styles/base.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import { LoadingOverlay, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { createApi } from './api.ts'
import { SessionDialog } from './entrance/session-dialog.tsx'
import { type Office, OfficeContext } from './office-context.ts'
import { pageMeta } from './page-meta.ts'
import {
  type Admin,
  clearSession,
  readAdmin,
  readToken,
  type SignedIn,
  storeSession,
  watchSession,
} from './session.ts'
import { cssVariables, theme } from './theme.tsx'

export const meta = pageMeta('Back office')

/** All of the back office is drawn in the browser: the server has no token to draw it with. */
export default function BackOffice() {
  const inBrowser = useSyncExternalStore(never, here, nowhere)
  if (!inBrowser) return <noscript>The back office needs JavaScript.</noscript>
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <Furnished />
      <Notifications position="bottom-right" autoClose={8000} limit={3} />
    </MantineProvider>
  )
}

function Furnished() {
  const [admin, setAdmin] = useState<Admin | null>(readAdmin)
  const [busy, setBusy] = useState(0)
  const [asking, setAsking] = useState(false)
  const waiting = useRef<((renewed: boolean) => void)[]>([])
  const [tools] = useState(() => ({
    cache: new Map<string, unknown>(),
    api: createApi({
      token: readToken,
      renew: () =>
        new Promise<boolean>((resolve) => {
          waiting.current.push(resolve)
          setAsking(true)
        }),
    }),
  }))

  const office = useMemo<Office>(
    () => ({
      ...tools,
      admin,
      enter(signedIn: SignedIn) {
        storeSession(signedIn)
        setAdmin(signedIn.admin)
      },
      leave() {
        clearSession()
        tools.cache.clear()
        setAdmin(null)
      },
      async whileBusy(work) {
        setBusy((count) => count + 1)
        try {
          return await work
        } finally {
          setBusy((count) => count - 1)
        }
      },
    }),
    [tools, admin],
  )
  useEffect(() => watchSession(() => setAdmin(readAdmin())), [])

  const settle = (renewed: boolean) => {
    setAsking(false)
    for (const answer of waiting.current.splice(0)) answer(renewed)
  }
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

const never = () => () => {}
const here = () => true
const nowhere = () => false
