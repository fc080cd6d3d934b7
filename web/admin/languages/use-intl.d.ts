import type messages from '../../../locales/en/admin.json'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof messages
  }
}
