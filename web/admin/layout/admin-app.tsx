import '../../styles/tokens.css'
import '../../styles/plain.css'
import '../../styles/reset.css'
import './tokens.css'
import './base.css'
import '../ui/shared.css'
import './mantine.css'
import '@mantine/notifications/styles.layer.css'
import { createTheme, LoadingOverlay, MantineProvider, MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Administrator, SignedIn } from '../../../domain/api/accounts.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { SessionDialog } from '../accounts/session-dialog.tsx'
import { AdminContext, type AdminContextValue, type PictureChange } from '../app/admin-context.ts'
import { createApi } from '../app/api-client.ts'
import {
  clearSession,
  onSessionChange,
  readAdmin,
  readToken,
  storeSession,
} from '../app/session.ts'
import { createUndoStack } from '../app/undo-stack.ts'
import { LanguageProvider, useAdminLanguage } from '../languages/language-provider.tsx'
import { readStyleNonce, setScrollLockNonce } from '../ui/style-nonce.ts'
import { MAX_TOASTS } from '../ui/toast.tsx'
import { useScreenTitle } from './screen-title.ts'
import { cssVariables, theme } from './theme.tsx'

/**
 * Title of every screen until its language is loaded, when `useScreenTitle` sets its own. `noindex`
 * keeps the back office out of search engines.
 */
export const meta = () => [{ title: 'Back office' }, { name: 'robots', content: 'noindex' }]

/**
 * The admin renders only in the browser: its token is in the localStorage, which the server cannot
 * read.
 */
export default function AdminApp() {
  const inBrowser = useSyncExternalStore(never, here, nowhere)
  if (!inBrowser) return <noscript>The back office needs JavaScript.</noscript>
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      getStyleNonce={readStyleNonce}
      defaultColorScheme="auto"
    >
      <Suspense>
        <LanguageProvider>
          <LabelledTheme>
            <Furnished />
            <Notifications position="bottom-right" autoClose={8000} limit={MAX_TOASTS} />
          </LabelledTheme>
        </LanguageProvider>
      </Suspense>
    </MantineProvider>
  )
}

function Furnished() {
  const [admin, setAdmin] = useState<Administrator | null>(readAdmin)
  const [hasLeft, setHasLeft] = useState(false)
  const person = useRef(admin)
  person.current = admin
  const [busy, setBusy] = useState(0)
  const [asking, setConfirming] = useState(false)
  const waiting = useRef<((sessionRefreshed: boolean) => void)[]>([])
  const [queryClient] = useState(createQueryClient)
  const [undoStack] = useState(createUndoStack)
  const [tools] = useState(() => ({
    unsaved: new Set<() => void>(),
    recordListeners: new Set<(written: readonly AnyRecord[]) => void>(),
    pictureListeners: new Set<(change: PictureChange) => void>(),
    handedOver: { photographs: [] as File[] },
    undoStack,
    api: createApi({
      readToken,
      refreshSession: () =>
        new Promise<boolean>((resolve) => {
          // Nobody is signed in any more, so there is no session to refresh.
          if (person.current === null) return resolve(false)
          waiting.current.push(resolve)
          setConfirming(true)
        }),
      onWriting: undoStack.follow,
      onWritten: () => void queryClient.invalidateQueries(),
    }),
  }))

  const adminContext = useMemo<AdminContextValue>(() => {
    const end = (onPurpose: boolean) => {
      storeDrafts(tools.unsaved)
      clearSession()
      queryClient.clear()
      tools.undoStack.clear()
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
  }, [tools, queryClient, admin, hasLeft])

  const settle = (sessionRefreshed: boolean) => {
    setConfirming(false)
    for (const response of waiting.current.splice(0)) response(sessionRefreshed)
  }
  /**
   * Follows sign-ins and sign-outs of other tabs. A sign-out must not discard an open form, so its
   * tab asks for the password instead.
   */
  const follow = useEffectEvent(() => {
    const present = readAdmin()
    storeDrafts(tools.unsaved)
    if (present === null && admin !== null && tools.unsaved.size > 0) return setConfirming(true)
    const isSame = present?._id === admin?._id
    if (!isSame) queryClient.clear()
    setHasLeft(!isSame)
    setAdmin(present)
    settle(isSame)
  })
  useEffect(() => onSessionChange(() => follow()), [])
  useEffect(setScrollLockNonce, [])
  useAccountLanguage(admin)
  useScreenTitle()

  return (
    <AdminContext value={adminContext}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
      {asking && (
        <SessionDialog
          onSessionRefreshed={() => settle(true)}
          onSignOut={() => {
            adminContext.leave()
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
    </AdminContext>
  )
}

/** Follows the language of the account after the sign-in and whenever it changes. */
function useAccountLanguage(admin: Administrator | null): void {
  const { language, chooseLanguage } = useAdminLanguage()
  const own = admin?.language ?? null
  useEffect(() => {
    if (own !== null && own !== language) chooseLanguage(own)
  }, [own])
}

function storeDrafts(unsaved: AdminContextValue['unsaved']): void {
  for (const keep of unsaved) keep()
}

const never = () => () => {}
const here = () => true
const nowhere = () => false

/**
 * Cache of the responses: going back renders a screen from it while the data is refetched. Errors
 * show at once, also offline.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    },
  })
}

/** Labels of Mantine's own buttons, in the language of the back office. */
function LabelledTheme({ children }: { children: ReactNode }) {
  const t = useTranslations('ui')
  const labels = useMemo(() => {
    const close = { closeButtonProps: { 'aria-label': t('close') } }
    const dismiss = { closeButtonProps: { 'aria-label': t('toast.dismiss') } }
    return createTheme({
      components: {
        Drawer: { defaultProps: close },
        Modal: { defaultProps: close },
        Notification: { defaultProps: dismiss },
      },
    })
  }, [t])
  return <MantineThemeProvider theme={labels}>{children}</MantineThemeProvider>
}
