import type { backups as english } from '../en/backups.ts'
import type { Translation } from '../translation.ts'

export const backups: Translation<typeof english> = {
  backups: {
    title: 'बैकअप',
    schedule: 'अगला ऑटोमैटिक बैकअप: {next}। पिछले {keep, number} बैकअप रखे जाते हैं।',
    noSchedule: 'अभी रात का बैकअप चालू नहीं है। जो आपका सर्वर सँभालते हैं, उनसे इसे चालू करने को कहें।',
    make: 'अभी बैकअप लें',
    failed: '{date} बैकअप नहीं बन पाया। {message}',
    makingFirst: 'पहला बैकअप बन रहा है',
    none: 'अभी कोई बैकअप नहीं',
    noneHint: 'बैकअप एक फ़ाइल है, जिसमें सारी एंट्री, फ़ोटो और वीडियो होते हैं। इसकी एक कॉपी दूसरे कंप्यूटर पर रखें।',
    created: 'कब बना',
    type: 'प्रकार',
    size: 'साइज़',
    actions: 'काम',
    deleteTitle: 'यह बैकअप डिलीट करें?',
    deleteText: 'यह बैकअप {date} बना था। डिलीट किया गया बैकअप वापस नहीं लाया जा सकता।',
    deleted: 'बैकअप डिलीट किया गया।',
  },
  backupRow: {
    kinds: {
      'by-hand': 'ख़ुद लिया हुआ',
      scheduled: 'शेड्यूल किया हुआ',
      'before-update': 'अपडेट से पहले',
    },
    name: 'बैकअप: {date}',
    download: 'डाउनलोड करें',
    restore: 'वापस लाएँ…',
    delete: 'डिलीट करें',
  },
  backupRestoreDialog: {
    title: 'यह बैकअप वापस लाएँ?',
    explanation:
      'आपकी साइट वैसी हो जाएगी जैसी {date} थी। पूछताछ और एडमिन जैसे हैं वैसे ही रहेंगे। बदलाव इतिहास में दिखेंगे; डिलीट की गई चीज़ें ट्रैश में जाएँगी।',
    noChanges: 'वापस लाने को कुछ नहीं है: सब कुछ इस बैकअप जैसा ही है।',
    created: '{count, plural, one {# वापस आएगा} other {# वापस आएँगे}}',
    updated: '{count, plural, one {# बदलेगा} other {# बदलेंगे}}',
    removed: '{count, plural, one {# ट्रैश में जाएगा} other {# ट्रैश में जाएँगे}}',
    reordered: 'क्रम बदलेगा',
    namesAndMore: '{names} और {count, number} अन्य',
    cancel: 'रद्द करें',
    restore: 'वापस लाएँ',
  },
}
