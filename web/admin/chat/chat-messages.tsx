import { pageMeta } from '../app/page-meta.ts'
import { chatMessagesScreens } from '../content/screens/chat-messages-screens.ts'
import { SingleForm } from '../content/single-form.tsx'
import { ChatSampleProvider } from '../forms/chat/chat-sample.tsx'

export const meta = pageMeta(chatMessagesScreens.label)

export default function ChatMessages() {
  return (
    <ChatSampleProvider>
      <SingleForm screens={chatMessagesScreens} />
    </ChatSampleProvider>
  )
}
