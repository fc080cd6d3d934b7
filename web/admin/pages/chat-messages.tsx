import { chatMessagesScreens } from '../content/screens/page-screens.ts'
import { SingleForm } from '../content/single-record.tsx'
import { ChatSampleProvider } from '../forms/widgets/chat-sample.tsx'

export default function ChatMessages() {
  return (
    <ChatSampleProvider>
      <SingleForm screens={chatMessagesScreens} />
    </ChatSampleProvider>
  )
}
