import type { AdminMessages } from '../../../domain/text/admin-messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: AdminMessages
  }
}
