import type { chat as english } from '../en/chat.ts'
import type { Translation } from '../translation.ts'

export const chat: Translation<typeof english> = {}
