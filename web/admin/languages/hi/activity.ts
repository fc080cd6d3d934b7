import type { activity as english } from '../en/activity.ts'
import type { Translation } from '../translation.ts'

export const activity: Translation<typeof english> = {
  activity: {
    title: 'गतिविधि',
    lead: 'किसने क्या और कब बदला। डिलीट की गई चीज़ें ट्रैश से वापस लाएँ।',
    none: 'अभी कोई बदलाव नहीं',
    noneHint: 'आप जो कुछ भी जोड़ते, बदलते या डिलीट करते हैं, वह यहाँ दिखता है।',
    what: 'क्या',
    who: 'किसने',
    when: 'कब',
    system: 'सिस्टम',
  },
  activityLayout: {
    kind: 'प्रकार',
    everything: 'सब कुछ',
    trash: 'ट्रैश',
  },
  change: {
    actions: {
      create: 'जोड़ा गया',
      update: 'बदला गया',
      delete: 'डिलीट किया गया',
      restore: 'वापस लाया गया',
      arrange: 'क्रम बदला गया',
      schedule: 'तय तारीख़ पर बदला',
    },
  },
  resourceLabels: {
    enquiry: 'पूछताछ',
    enquiries: 'पूछताछ',
  },
  trash: {
    title: 'ट्रैश',
    lead: 'डिलीट की गई चीज़ें {days, number} दिन के अंदर वापस लाएँ। उसके बाद वे हमेशा के लिए डिलीट हो जाती हैं।',
    none: 'ट्रैश ख़ाली है',
    noneHint: 'डिलीट की गई चीज़ें यहाँ {days, number} दिन तक रहती हैं। तब तक आप उन्हें वापस ला सकते हैं।',
    what: 'क्या',
    deletedBy: 'किसने डिलीट किया',
    when: 'कब',
    end: 'हमेशा के लिए हटेगा',
    endsWithinDay: 'एक दिन के अंदर',
    endsInDays: '{days, number} दिन में',
    restore: 'वापस लाएँ',
    restoreRecord: '{name} वापस लाएँ',
    restored: '{name} को वापस लाया गया।',
    system: 'सिस्टम',
  },
}
