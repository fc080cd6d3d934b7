import type { translations as hindi } from '../hi/translations.ts'

/** Translations of records, in Gujarati. */
export const translations: Readonly<Record<keyof typeof hindi, string>> = {
  'Languages must be among {list}': 'ભાષાઓ આમાંથી હોઈ શકે: {list}',
  'lang: this shop is not in the language “{tag}”. It is in {list}.':
    'lang: આ દુકાન “{tag}” ભાષામાં નથી. તે આમાં છે: {list}.',
  '{label} ({tag}), {label2}: {sentence}': '{label} ({tag}), {label2}: {sentence}',
  '{label} ({tag}), {label2} ({name}): {sentence}':
    '{label} ({tag}), {label2} ({name}): {sentence}',
  '{label} ({tag}), {name}: {sentence}': '{label} ({tag}), {name}: {sentence}',
  '“{tag}”, {label}: {sentence}': '“{tag}”, {label}: {sentence}',
  '“{tag}”, {label} ({name}): {sentence}': '“{tag}”, {label} ({name}): {sentence}',
  '“{tag}”, {name}: {sentence}': '“{tag}”, {name}: {sentence}',
  '“{tag}”: this language is not known.': '“{tag}”: આ ભાષા ઓળખાઈ નહીં.',
  '{label} ({tag}): this is the default language, whose texts are the fields themselves.':
    '{label} ({tag}): આ ડિફોલ્ટ ભાષા છે; તેનાં ટેક્સ્ટ ફીલ્ડમાં જ હોય છે.',
  'This language is not known.': 'આ ભાષા ઓળખાઈ નહીં.',
  'this language is not known.': 'આ ભાષા ઓળખાઈ નહીં.',
  'this is the default language, whose texts are the fields themselves.':
    'આ ડિફોલ્ટ ભાષા છે; તેનાં ટેક્સ્ટ ફીલ્ડમાં જ હોય છે.',
  'this field is not translated.': 'આ ફીલ્ડનો અનુવાદ થતો નથી.',
  'there is no text “{id}”.': '“{id}” નામનું ટેક્સ્ટ નથી.',
  'the field “{name}” is not translated.': 'ફીલ્ડ “{name}”નો અનુવાદ થતો નથી.',
  'the record has no such text.': 'આ એન્ટ્રીમાં આવું ટેક્સ્ટ નથી.',
  'has {number} entries, but the original only {number2}.':
    'આમાં {number} એન્ટ્રી છે, પણ મૂળમાં ફક્ત {number2}.',
  'must be an object with texts': 'અહીં ટેક્સ્ટવાળો object હોવો જોઈએ',
  'must be texts by language and field': 'અહીં ભાષા અને ફીલ્ડ સાથે ટેક્સ્ટ હોવાં જોઈએ',
}
