import { AppShell, LoadingOverlay } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../app/admin-context.ts'
import { ShopProvider } from '../app/shop-settings.tsx'
import { useGuard } from '../auth/session-guard.ts'
import { Palette } from '../command-palette/command-palette.tsx'
import { mayOpen } from '../content/screens/screens.ts'
import { Drawer } from '../ui/dialogs.tsx'
import { Failure } from '../ui/load-state.tsx'
import { useUndoLast } from '../ui/use-undo.ts'
import { AdminHeader } from './admin-header.tsx'
import styles from './app-shell.module.css'
import { NoScreen } from './no-screen.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { useFieldFocus } from './use-field-focus.ts'
import { useLogout } from './use-logout.tsx'

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
  const main = useScreenChange(pathname)
  useFieldFocus()

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

/** Scrolls a new screen to its top and moves the focus there for screen readers. */
function useScreenChange(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
