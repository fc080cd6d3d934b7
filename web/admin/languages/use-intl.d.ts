import type { messages } from './en/messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof messages
  }
}
