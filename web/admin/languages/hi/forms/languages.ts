import type { languages as english } from '../../en/forms/languages.ts'
import type { Translation } from '../../translation.ts'

export const languages: Translation<typeof english> = {
  switch: {
    label: 'भाषा',
    default: 'मूल टेक्स्ट',
    complete: 'पूरा',
    missing: '{missing, plural, other {# बाकी}}',
    outdated: '{outdated, plural, one {# पुराना} other {# पुराने}}',
    missingAndOutdated:
      '{missing, plural, other {# बाकी}}, {outdated, plural, one {# पुराना} other {# पुराने}}',
  },
  field: {
    missing: 'अभी अनुवाद नहीं हुआ',
    outdated: 'मूल टेक्स्ट इसके बाद बदल गया है',
    empty: 'अनुवाद के लिए कुछ नहीं है: {language} में ख़ाली है।',
    removed: 'अब ख़ाली है',
    stillRight: 'अब भी सही है',
    stillRightOf: 'अब भी सही है: {label}',
    photo: 'फ़ोटो {number}',
  },
  texts: {
    find: 'टेक्स्ट खोजें',
    onlyMissing: 'सिर्फ़ वे टेक्स्ट जिनका अनुवाद नहीं हुआ',
    none: 'ऐसा कोई टेक्स्ट नहीं है।',
  },
  widget: {
    isDefault: 'डिफ़ॉल्ट भाषा',
    makeDefault: 'डिफ़ॉल्ट बनाएँ',
    makeDefaultOf: '{language} को डिफ़ॉल्ट भाषा बनाएँ',
    up: '{language} को ऊपर खिसकाएँ',
    title: '{language} को डिफ़ॉल्ट भाषा बनाएँ?',
    text: 'सेव करने पर आपकी साइट के मुख्य वेब पते {language} में होंगे, {before} वाले पते /{tag} से शुरू होंगे, और कोई टेक्स्ट नहीं जाएगा: हर टेक्स्ट अपनी भाषा में रहेगा।',
    confirm: 'डिफ़ॉल्ट बनाएँ',
    cancel: 'रद्द करें',
  },
}
