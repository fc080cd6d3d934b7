import { chatMessagesScreens } from '../content/screens/page-screens.ts'
import { SingleForm } from '../content/single-form.tsx'
import { ChatSampleProvider } from '../forms/chat/chat-sample.tsx'

export default function ChatMessages() {
  return (
    <ChatSampleProvider>
      <SingleForm screens={chatMessagesScreens} />
    </ChatSampleProvider>
  )
}
