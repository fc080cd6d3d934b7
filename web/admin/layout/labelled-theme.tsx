import { createTheme, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'

/** Labels of Mantine's own buttons, in the language of the back office. */
export function LabelledTheme({ children }: { children: ReactNode }) {
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
