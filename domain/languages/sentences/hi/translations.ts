/** Translations of records, in Hindi. */
export const translations = {
  'Languages must be among {list}': 'भाषाएँ इनमें से हो सकती हैं: {list}',
  'lang: this shop is not in the language “{tag}”. It is in {list}.':
    'lang: यह दुकान “{tag}” भाषा में नहीं है। यह इनमें है: {list}।',
  '{label} ({tag}), {label2}: {sentence}': '{label} ({tag}), {label2}: {sentence}',
  '{label} ({tag}), {label2} ({name}): {sentence}':
    '{label} ({tag}), {label2} ({name}): {sentence}',
  '{label} ({tag}), {name}: {sentence}': '{label} ({tag}), {name}: {sentence}',
  '“{tag}”, {label}: {sentence}': '“{tag}”, {label}: {sentence}',
  '“{tag}”, {label} ({name}): {sentence}': '“{tag}”, {label} ({name}): {sentence}',
  '“{tag}”, {name}: {sentence}': '“{tag}”, {name}: {sentence}',
  '“{tag}”: this language is not known.': '“{tag}”: यह भाषा नहीं पहचानी गई।',
  '{label} ({tag}): this is the default language, whose texts are the fields themselves.':
    '{label} ({tag}): यह डिफ़ॉल्ट भाषा है; इसके टेक्स्ट फ़ील्ड में ही होते हैं।',
  'This language is not known.': 'यह भाषा नहीं पहचानी गई।',
  'this language is not known.': 'यह भाषा नहीं पहचानी गई।',
  'this is the default language, whose texts are the fields themselves.':
    'यह डिफ़ॉल्ट भाषा है; इसके टेक्स्ट फ़ील्ड में ही होते हैं।',
  'this field is not translated.': 'इस फ़ील्ड का अनुवाद नहीं होता।',
  'there is no text “{id}”.': '“{id}” नाम का टेक्स्ट नहीं है।',
  'the field “{name}” is not translated.': 'फ़ील्ड “{name}” का अनुवाद नहीं होता।',
  'the record has no such text.': 'इस एंट्री में ऐसा टेक्स्ट नहीं है।',
  'has {number} entries, but the original only {number2}.':
    'इसमें {number} एंट्री हैं, पर मूल में सिर्फ़ {number2}।',
  'must be an object with texts': 'यहाँ टेक्स्ट वाला object होना चाहिए',
  'must be texts by language and field': 'यहाँ भाषा और फ़ील्ड के साथ टेक्स्ट होने चाहिए',
}
