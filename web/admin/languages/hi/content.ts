import type { content as english } from '../en/content.ts'
import type { Translation } from '../translation.ts'

export const content: Translation<typeof english> = {
  cardList: {
    delete: 'डिलीट करें',
    deleteTitle: '“{name}” डिलीट करें?',
    deleteText: '{consequence} {days} दिन तक आप इसे ट्रैश से वापस ला सकते हैं।',
  },
  recordFacts: {
    lastSaved: 'पिछली बार सेव किया',
    yes: 'हाँ',
    no: 'नहीं',
    fullSize: 'पूरे साइज़ में देखें',
    none: 'अभी कुछ नहीं',
  },
  recordListScreen: {
    edit: 'बदलें',
    none: 'यहाँ अभी कुछ नहीं है',
  },
  recordLoader: {
    title: '{type}: नहीं मिला',
    none: 'कुछ नहीं मिला',
    text: 'इसे डिलीट कर दिया गया है, या लिंक अधूरा है।',
    back: '{screen} पर जाएँ',
  },
  recordModal: {
    cancel: 'रद्द करें',
    save: 'सेव करें',
    closeSaving: 'आपके बदलाव अभी सेव हो रहे हैं। अभी बंद करने पर कुछ भी सेव नहीं होगा।',
    closeDirty: 'अभी बंद करने पर आपके बदलाव मिट जाएँगे।',
    close: 'बिना सेव किए बंद करें',
    keepSaving: 'सेव करने दें',
    keepEditing: 'बदलाव जारी रखें',
  },
  recordPage: {
    save: 'सेव करें',
    new: 'नई एंट्री',
    newRecord: 'नई एंट्री ({type})',
    viewOnSite: 'साइट पर देखें',
  },
  references: {
    enquiries: '{count, number} पूछताछ में है',
    records: '{count, plural, one {# एंट्री इससे जुड़ी है} other {# एंट्री इससे जुड़ी हैं}}',
    has: 'इसमें {count} {records}',
    relatedTo: 'इनसे जुड़ा: {count} {records}',
    offeredOn: 'इनमें उपलब्ध: {count} {records}',
    shownIn: 'इनमें दिखता है: {count} {records}',
    view: 'देखें',
  },
  singleForm: {
    dashboard: 'डैशबोर्ड',
    update: 'बदलाव सेव करें',
    saved: '{name}: बदलाव सेव किए गए।',
  },
  singleRecord: {
    dashboard: 'डैशबोर्ड',
  },
  standardScreen: {
    untitled: 'बिना नाम: {type}',
    deletion: 'यह आपकी साइट से तुरंत हट जाएगा।',
    empty: 'पहली एंट्री जोड़ें ({type})।',
  },
  recordDialog: {
    saved: '{name}: बदलाव सेव किए गए।',
  },
  records: {
    deleted: '{name} को डिलीट किया गया।',
  },
  history: {
    title: 'इतिहास',
    version: 'वर्शन {version}',
    system: 'सिस्टम',
    by: {
      create: '{name} ने जोड़ा, <when></when>',
      update: '{name} ने बदला, <when></when>',
      delete: '{name} ने डिलीट किया, <when></when>',
      restore: '{name} ने वापस ला दिया, <when></when>',
      arrange: '{name} ने क्रम बदला, <when></when>',
      schedule: '{name}, तय तारीख़ पर बदला, <when></when>',
    },
    current: 'मौजूदा',
    restore: 'वापस लाएँ',
    restoreVersion: 'वर्शन {version} वापस लाएँ',
    restored: 'वर्शन {version} वापस आ गया।',
    latest: '{total} में से सबसे नए {count} वर्शन।',
    nothingElse: 'और कुछ नहीं बदला।',
    restoreTitle: 'वर्शन {version} वापस लाएँ?',
    restoreText:
      'आपकी साइट पर यह तुरंत वैसा दिखेगा जैसा इस समय था: <when></when>। मौजूदा वर्शन इतिहास में बना रहेगा।',
    same: 'यह मौजूदा वर्शन जैसा ही है।',
    cancel: 'रद्द करें',
  },
  fieldChanges: {
    empty: 'ख़ाली',
    none: 'कोई नहीं',
    yes: 'हाँ',
    no: 'नहीं',
    added: 'जोड़े गए: {count}',
    removed: 'हटाए गए: {count}',
    addedAndRemoved: 'जोड़े गए: {added}, हटाए गए: {removed}',
    reordered: 'क्रम बदला',
    described: 'विवरण बदला',
    valueShown: 'दिखाई गई वैल्यू बदली',
  },
  gaps: {
    note: '<language></language> में अनुवाद।',
    others: '{count, plural, =0 {यह आख़िरी है।} one {# और बाकी है।} other {# और बाकी हैं।}}',
    next: 'अगला बाकी अनुवाद',
    overview: 'सभी अनुवाद',
    saved: 'अनुवाद सेव किए गए।',
  },
}
