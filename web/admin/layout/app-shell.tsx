import { AppShell, Button, LoadingOverlay } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { pageKeyOf, useCloseOnBack } from '../../ui/open-layers.tsx'
import { useAdmin } from '../app/admin-context.ts'
import type { ApiError } from '../app/api-client.ts'
import { readToken } from '../app/session.ts'
import { ShopProvider } from '../app/shop-settings.tsx'
import { readError } from '../app/use-data.ts'
import { Palette } from '../command-palette/command-palette.tsx'
import { fieldIn } from '../content/screens/screen-definition.ts'
import { mayOpen } from '../content/screens/screens.ts'
import { findField, focusField } from '../forms/field-focus.ts'
import { Drawer, UnsavedChangesDialog } from '../ui/dialogs.tsx'
import { Failure } from '../ui/load-state.tsx'
import { useUndoLast } from '../ui/use-undo.ts'
import { AdminHeader } from './admin-header.tsx'
import styles from './app-shell.module.css'
import { NoScreen } from './not-found.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'

/** Frame of every screen behind the sign-in. */
export default function Shell() {
  const guard = useGuard()
  const { admin, hasLeft } = useAdmin()
  const location = useLocation()
  switch (guard.state) {
    case 'checking':
      return <LoadingOverlay visible pos="fixed" transitionProps={{ enterDelay: 300 }} />
    case 'failed':
      return (
        <main className={styles.alone}>
          <Failure message={guard.error.message} onRetry={guard.retry} />
        </main>
      )
    case 'out': {
      const { pathname, search } = location
      const isElsewhere = !hasLeft && pathname + search !== '/admin'
      const to = isElsewhere ? `?to=${encodeURIComponent(pathname)}` : ''
      // String state: a new object on each render would restart the navigation.
      return <Navigate to={`/admin/login${to}`} state={isElsewhere ? search : ''} replace />
    }
    case 'in':
      // The key remounts every screen for another administrator, including open forms.
      return (
        <ShopProvider key={admin?._id}>
          <Frame />
        </ShopProvider>
      )
    default:
      return guard satisfies never
  }
}

function Frame() {
  const t = useTranslations('layout.appShell')
  const { pathname } = useLocation()
  const { admin } = useAdmin()
  const wide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false })
  const [menuOpen, setMenuOpen] = useState(false)
  const [searching, setSearching] = useState(false)
  const { logout, question } = useLogout()
  const main = useScreenChange(useScreenPath(), searching)
  useFieldFocus(searching)

  useHotkeys([['mod+K', () => setSearching(true)]], [], true)
  // In a field, the browser's own undo is meant.
  useHotkeys([['mod+Z', useUndoLast()]])
  // Navigation closes the drawer.
  useEffect(() => setMenuOpen(false), [pathname])

  return (
    <>
      <AppShell
        layout="alt"
        header={{ height: 56 }}
        navbar={{ width: 240, breakpoint: 'md', collapsed: { mobile: true, desktop: !wide } }}
        withBorder={false}
        transitionDuration={0}
      >
        <a className={styles.skip} href="#main">
          {t('skip')}
        </a>
        {wide ? (
          <AppShell.Navbar component="aside" className={styles.side} aria-label={t('sidebar')}>
            <Sidebar onLogout={logout} />
          </AppShell.Navbar>
        ) : (
          <Drawer
            opened={menuOpen}
            onClose={() => setMenuOpen(false)}
            size={280}
            padding={0}
            withCloseButton={false}
            attributes={{ content: { 'aria-label': t('menu') } }}
            classNames={{ content: styles.side, body: styles.sideBody }}
          >
            <Sidebar
              onLogout={() => {
                setMenuOpen(false)
                logout()
              }}
              onClose={() => setMenuOpen(false)}
            />
          </Drawer>
        )}
        <AppShell.Header className={styles.top}>
          <AdminHeader
            wide={wide}
            menuOpen={menuOpen}
            onMenu={() => setMenuOpen(true)}
            onSearch={() => setSearching(true)}
          />
        </AppShell.Header>
        <AppShell.Main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <div className={styles.wrap}>
            {mayOpen(pathname, admin?.role) ? <Outlet /> : <NoScreen reason="ownersOnly" />}
          </div>
        </AppShell.Main>
        {!wide && <PhoneBar />}
      </AppShell>
      {searching && <Palette onClose={() => setSearching(false)} onLogout={logout} />}
      {question}
    </>
  )
}

/** Path of the screen, which is the same for all that the screen shows inside of itself. */
function useScreenPath(): string {
  const matches = useMatches()
  const shell = matches.findIndex(({ id }) => id === 'admin/layout/app-shell')
  return matches[shell + 1]?.pathname ?? ''
}

/**
 * Scrolls a new screen to its top and moves the focus there for screen readers. One that was still
 * loading when the palette opened leaves the focus to the palette, which returns it when it closes.
 */
function useScreenChange(path: string, isPaletteOpen: boolean) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    window.scrollTo(0, 0)
    if (!isPaletteOpen) main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}

/** Sign-out, after a confirmation if a form has unsaved changes. */
function useLogout() {
  const { api, leave, unsaved } = useAdmin()
  const [asking, setConfirming] = useState(false)
  const end = () => {
    setConfirming(false)
    const options = { quiet: true, keepsCache: true }
    const signingOut = api.call(accountEndpoints.signOut, {}, undefined, options)
    // Sign-out works offline too: the token is deleted here in any case.
    signingOut.catch(() => {})
    // Immediately: a screen that is still loading would find its session ended and ask for the
    // password.
    leave()
  }
  return {
    logout() {
      if (unsaved.size > 0) setConfirming(true)
      else end()
    },
    question: asking && <LogoutQuestion onStay={() => setConfirming(false)} onLogout={end} />,
  }
}

interface LogoutQuestionProps {
  onStay: () => void
  onLogout: () => void
}

function LogoutQuestion({ onStay, onLogout }: LogoutQuestionProps) {
  const t = useTranslations('layout.useLogout')
  useCloseOnBack(true, onStay)
  return (
    <UnsavedChangesDialog text={t('text')} goOn={t('goOn')} onGoOn={onLogout} onStay={onStay}>
      <Button variant="filled" onClick={onStay} data-autofocus>
        {t('stay')}
      </Button>
    </UnsavedChangesDialog>
  )
}

/** Focuses the field of the URL's hash once it is rendered, unless the user acts first. */
function useFieldFocus(isPaletteOpen: boolean): void {
  const location = useLocation()
  const { hash } = location
  const key = pageKeyOf(location)
  useEffect(() => {
    const name = fieldIn(hash)
    if (name === '' || isPaletteOpen) return
    const waiting = new AbortController()
    const observer = new MutationObserver(goThere)
    const end = () => {
      observer.disconnect()
      waiting.abort()
    }
    function goThere() {
      const target = findField(name)
      if (target === undefined) return
      end()
      // Dialogs focus the element with this attribute when they open.
      target.setAttribute('data-autofocus', '')
      focusField(target)
    }
    for (const act of ['keydown', 'pointerdown', 'wheel']) {
      window.addEventListener(act, end, { signal: waiting.signal, capture: true, passive: true })
    }
    observer.observe(document.body, { childList: true, subtree: true })
    goThere()
    return end
  }, [key, hash])
}

type Guard =
  | { state: 'checking' | 'out' | 'in' }
  | { state: 'failed'; error: ApiError; retry(): void }

/** Access check of the admin: validates the token with the server once per visit. */
function useGuard(): Guard {
  const { api, admin, enter, expire } = useAdmin()
  const [checked, setChecked] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [attempts, setAttempts] = useState(0)

  // Runs once, and again after each retry.
  useEffect(() => {
    const token = readToken()
    if (token === null) {
      setChecked(true)
      return
    }
    const controller = new AbortController()
    api
      .call(accountEndpoints.me, {}, undefined, { quiet: true, signal: controller.signal })
      .then((me) => enter({ token, admin: me.admin }))
      .catch((thrown: unknown) => {
        if (controller.signal.aborted) return
        const failure = readError(thrown)
        if (failure.status === 401) expire()
        else setError(failure)
      })
      .finally(() => setChecked(!controller.signal.aborted))
    return () => controller.abort()
  }, [api, attempts])

  if (!checked) return { state: 'checking' }
  if (error !== null) {
    const retry = () => {
      setError(null)
      setChecked(false)
      setAttempts(attempts + 1)
    }
    return { state: 'failed', error, retry }
  }
  return { state: admin === null ? 'out' : 'in' }
}
