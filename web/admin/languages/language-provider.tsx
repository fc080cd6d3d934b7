import { Alert, Button } from '@mantine/core'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { IntlProvider } from 'use-intl'
import {
  localeOf,
  originalLanguage,
  type ShippedLanguage,
} from '../../../domain/languages/language.ts'
import type { MessageWriter } from '../../../domain/messages/message-writer.ts'
import {
  type AdminTexts,
  type DeclaredPath,
  loadAdminTexts,
  readAdminLanguage,
  storeAdminLanguage,
} from './admin-messages.ts'

interface LanguageContextValue {
  language: ShippedLanguage
  /** Changes the language of all screens and keeps it in this browser. */
  chooseLanguage(language: ShippedLanguage): void
  /** Text of a declaration by its path in the catalogue; undefined if it has none. */
  findDeclared(path: DeclaredPath): string | undefined
  writeMessage: MessageWriter
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

/**
 * Gives the screens below it their texts. A screen stays until the texts of another language are
 * loaded.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState({ language: readAdminLanguage() })
  const [loaded, setLoaded] = useState<LoadedLanguage | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const { language } = wanted
    setFailed(false)
    loadAdminTexts(language).then(
      (texts) => isCurrent && setLoaded({ language, ...texts }),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [wanted])
  const choose = useCallback((language: ShippedLanguage) => setWanted({ language }), [])
  return (
    <>
      {hasFailed && (
        // In English, because no catalogue may be there.
        <Alert role="alert" lang={originalLanguage}>
          <p>The texts of the back office could not be loaded.</p>
          {/* A reload, because browsers remember a module that could not be loaded. */}
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </Alert>
      )}
      {loaded !== null && (
        <Provider loaded={loaded} onChoose={choose}>
          {children}
        </Provider>
      )}
    </>
  )
}

interface LoadedLanguage extends AdminTexts {
  language: ShippedLanguage
}

interface ProviderProps {
  loaded: LoadedLanguage
  onChoose: (language: ShippedLanguage) => void
  children: ReactNode
}

function Provider({ loaded, onChoose, children }: ProviderProps) {
  const { language, messages, texts, writeMessage } = loaded
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const value = useMemo<LanguageContextValue>(
    () => ({
      language,
      chooseLanguage(chosen) {
        storeAdminLanguage(chosen)
        onChoose(chosen)
      },
      findDeclared: (path) => texts.get(path),
      writeMessage,
    }),
    [language, texts, writeMessage, onChoose],
  )
  return (
    <LanguageContext value={value}>
      <IntlProvider locale={localeOf(language)} messages={messages} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

export function useAdminLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (value === null) throw new Error('useAdminLanguage must be used inside the back office.')
  return value
}

/** Reads texts of declarations; tests name those that are missing. */
export function useDeclaredTexts(): (path: DeclaredPath) => string {
  const { findDeclared } = useAdminLanguage()
  return useCallback((path) => findDeclared(path) ?? path, [findDeclared])
}

/** Writes what the rules of fields say. Errors of the server are in the language of the screen. */
export function useMessageWriter(): MessageWriter {
  return useAdminLanguage().writeMessage
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
