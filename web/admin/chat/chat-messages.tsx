import { ChatSampleProvider } from '../content/chat/chat-sample.tsx'
import { chatMessagesScreens } from '../content/screens/chat-messages-screens.ts'
import { SingleForm } from '../content/single-form.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta(chatMessagesScreens.label)

export default function ChatMessages() {
  return (
    <ChatSampleProvider>
      <SingleForm screens={chatMessagesScreens} />
    </ChatSampleProvider>
  )
}
