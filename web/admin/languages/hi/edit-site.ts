import type { editSite as english } from '../en/edit-site.ts'
import type { Translation } from '../translation.ts'

export const editSite: Translation<typeof english> = {
  editSiteBar: {
    title: 'साइट बदलें',
    page: 'पेज',
  },
  editPane: {
    title: 'आपका पेज',
    tryAgain: 'फिर से कोशिश करें',
    noProduct: 'अभी कोई प्रोडक्ट नहीं',
    noProductHint: 'प्रोडक्ट जोड़ते ही यह पेज दिखेगा। इसके टेक्स्ट आप अभी भी बदल सकते हैं।',
  },
  pageFrame: {
    title: 'आपका पेज, बिना सेव किए बदलावों के साथ',
  },
  fieldsPanel: {
    title: 'फ़ील्ड',
    fold: 'इस पेज के फ़ील्ड',
    lead: 'पेज पर किसी टेक्स्ट या फ़ोटो पर क्लिक करके उसे बदलें, या यहाँ कोई हिस्सा खोलें।',
  },
  panelSection: {
    unsaved: 'सेव नहीं हुआ',
    errors: 'गड़बड़ी है',
  },
  recordFields: {
    noneShown: 'इसका कुछ भी अभी इस पेज पर नहीं दिखता। जो ख़ाली है, वह आपके भरने के बाद दिखेगा।',
    notShown: 'अभी इस पेज पर नहीं दिखता',
    goTo: '{label} पर जाएँ',
    reorder: 'जोड़ें, हटाएँ या क्रम बदलें: {label}',
  },
  typeSections: {
    slide: 'स्लाइड',
    texts: 'टेक्स्ट: {group}',
    noRecord: 'अभी इस पेज पर नहीं है। पहली एंट्री जोड़ने पर यह दिखेगा।',
  },
  textFields: {
    note: 'ग्रे टेक्स्ट ही रखना हो, तो फ़ील्ड ख़ाली छोड़ दें।',
  },
  editedRecord: {
    saved: '{name}: बदलाव सेव किए गए।',
  },
  editSaveBar: {
    save: 'सेव करें',
    saving: 'सेव हो रहा है …',
    unsaved: 'सेव करना बाकी: {names}',
    discard: 'बदलाव रद्द करें',
  },
}
