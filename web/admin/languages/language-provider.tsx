import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { IntlProvider } from 'use-intl'
import {
  type AdminLanguage,
  pseudoLanguage,
  readAdminLanguage,
  storeAdminLanguage,
} from './admin-language.ts'
import { type DeclaredPath, loadAdminTexts } from './admin-messages.ts'

interface LanguageContextValue {
  language: AdminLanguage
  /** Changes the language of all screens and keeps it in this browser. */
  chooseLanguage(language: AdminLanguage): void
  /** Text of a declaration by its path in the catalogue; undefined if it has none. */
  findDeclared(path: DeclaredPath): string | undefined
  readSentence(english: string): string
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

/** Gives the screens below it their texts. Suspends until those of its language are loaded. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(readAdminLanguage)
  const { messages, texts, translateSentence } = use(loadAdminTexts(language))
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const value = useMemo<LanguageContextValue>(
    () => ({
      language,
      chooseLanguage(chosen) {
        storeAdminLanguage(chosen)
        // The screen stays until the texts of the chosen language are there.
        startTransition(() => setLanguage(chosen))
      },
      findDeclared: (path) => texts.get(path),
      readSentence: (english) => translateSentence(english) ?? english,
    }),
    [language, texts, translateSentence],
  )
  return (
    <LanguageContext value={value}>
      <IntlProvider locale={locales[language]} messages={messages} timeZone={timeZone}>
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

/**
 * Translates errors of requests and rules of fields, which are in English outside of the screens.
 * What the server has translated already stays.
 */
export function useSentences(): (english: string) => string {
  return useAdminLanguage().readSentence
}

/** Locales for `Intl`. English is British, as the dates of the back office are. */
const locales: Record<AdminLanguage, string> = {
  en: 'en-GB',
  hi: 'hi-IN',
  gu: 'gu-IN',
  [pseudoLanguage]: 'en-GB',
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
