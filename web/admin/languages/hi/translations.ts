import type { translations as english } from '../en/translations.ts'
import type { Translation } from '../translation.ts'

export const translations: Translation<typeof english> = {
  translations: {
    title: 'अनुवाद',
    lead: 'आपकी साइट का कितना अनुवाद हुआ है, और आगे क्या करना है।',
    languages: 'भाषाएँ',
    progress: '{total, number} में से {translated, number} टेक्स्ट',
    outdated: '{count, plural, one {# का मूल टेक्स्ट बदल गया है} other {# के मूल टेक्स्ट बदल गए हैं}}',
    done: 'सब कुछ अनुवाद हो गया है।',
    published: 'प्रकाशित',
    publishedOf: 'प्रकाशित: {language}',
    hidden: 'छिपी हुई',
    next: 'अगला बाकी अनुवाद',
    nextOf: '{language} में अगला बाकी अनुवाद',
    turnedOn: '{language} प्रकाशित है। विज़िटर अब इसे चुन सकते हैं।',
    turnedOff: '{language} छिपा दी गई है। इसके अनुवाद बने रहेंगे।',
    addLanguage: 'भाषा जोड़ें',
    oneTitle: 'आपकी साइट एक ही भाषा में है',
    oneText:
      'सेटिंग्स में भाषा जोड़ें। फिर हर फ़ॉर्म में अनुवाद के लिए भाषा चुन सकते हैं, और यहाँ दिखता है कि क्या बाकी है।',
    oneTextForEditors:
      'मालिक सेटिंग्स में भाषाएँ जोड़ते हैं। फिर हर फ़ॉर्म में अनुवाद के लिए भाषा चुन सकते हैं, और यहाँ दिखता है कि क्या बाकी है।',
    gaps: 'क्या बाकी है',
    language: 'भाषा',
    none: 'अनुवाद के लिए कुछ बाकी नहीं है।',
    missing: 'अनुवाद नहीं हुआ: {fields}',
    changed: 'मूल टेक्स्ट बदला है: {fields}',
    untitled: 'बिना नाम: {type}',
    more: '… और {count, number} बाकी।',
    spreadsheet: 'स्प्रेडशीट में',
    spreadsheetHint:
      'आपके प्रोडक्ट की CSV फ़ाइल में हर भाषा का कॉलम होता है, जैसे name@hi। उसे भरकर फिर से इंपोर्ट करें; सेव करने से पहले हर बदलाव दिखता है।',
    exportProducts: 'प्रोडक्ट एक्सपोर्ट करें',
    importProducts: 'प्रोडक्ट इंपोर्ट करें',
  },
}
