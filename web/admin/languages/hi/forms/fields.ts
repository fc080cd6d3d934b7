import type { fields as english } from '../../en/forms/fields.ts'
import type { Translation } from '../../translation.ts'

export const fields: Translation<typeof english> = {
  valueWords: {
    leftOut: '{label}: छिपा हुआ',
    changed: '{label}: “{text}”',
    notAccepted: 'स्वीकार नहीं हुई',
  },
  lastSaved: {
    notYet: 'अभी नहीं',
    savedBy: '<when></when>, {name}',
  },
  leaveGuard: {
    title: 'कुछ बदलाव सेव नहीं हुए हैं',
    lost: 'अभी बाहर जाएँगे तो <b>{name}</b> में किए बदलाव मिट जाएँगे।',
    leave: 'बिना सेव किए जाएँ',
    keepEditing: 'बदलाव जारी रखें',
    save: 'सेव करें',
  },
  productNames: {
    unnamed: 'बिना नाम का प्रोडक्ट',
  },
  restoredNote: {
    restored: 'आपके बिना सेव किए बदलाव (<when></when>) वापस आ गए हैं। फ़ाइलें फिर से चुनें।',
    discard: 'इन्हें रद्द करें',
  },
  saveBar: {
    label: 'सेव करें',
    discard: 'बदलाव रद्द करें',
    saveAndAddAnother: 'सेव करें और एक और जोड़ें',
    toCorrect: '{count, number} फ़ील्ड ठीक करें',
    stop: 'अपलोड रोकें',
    saving: 'सेव हो रहा है …',
    uploading: 'अपलोड हो रहा है, {percent}%',
    unsaved: 'बिना सेव किए बदलाव',
  },
  sectionIndex: {
    label: 'इस पेज पर',
    lastSaved: 'पिछली बार सेव किया',
  },
  recordForm: {
    stopped: 'अपलोड रोक दिया गया। कुछ भी सेव नहीं हुआ।',
    savedInPart: 'सेव किया गया। इसके बाद किए गए बदलाव अभी सेव नहीं हुए हैं।',
  },
}
