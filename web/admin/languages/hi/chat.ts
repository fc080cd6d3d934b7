import type { chat as english } from '../en/chat.ts'
import type { Translation } from '../translation.ts'

export const chat: Translation<typeof english> = {
  hoursHelp: {
    title: 'विज़िटर को क्या दिखता है',
    notice: 'ऑर्डर बटन के पास विज़िटर को अभी यह दिखता है: <b>{notice}</b>। समय {timeZone} के हिसाब से है।',
    nothingOpen: 'कुछ नहीं, क्योंकि दुकान खुली है',
    nothingSet: 'कुछ नहीं, क्योंकि कोई समय नहीं डाला गया',
    copyToFriday: 'सोमवार का समय मंगल–शुक्र में भी डालें',
    copyToSaturday: 'सोमवार का समय मंगल–शनि में भी डालें',
    copyToAll: 'सोमवार का समय हर दिन में डालें',
  },
}
