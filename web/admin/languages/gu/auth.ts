import type { auth as english } from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export const auth: Translation<typeof english> = {
  name: 'નામ',
  email: 'ઈ-મેલ',
  password: 'પાસવર્ડ',
  passwordLength: 'ઓછામાં ઓછા 8 અક્ષર.',
  showPassword: 'પાસવર્ડ બતાવો',
  submit: 'સાઇન ઇન કરો',
  login: {
    title: 'બેક ઓફિસ',
    lead: 'તમારું કેટલોગ સંભાળવા સાઇન ઇન કરો.',
    forgotten:
      'પાસવર્ડ ભૂલી ગયા? કોઈ પણ માલિક “એડમિન” સ્ક્રીન પર તમારા માટે પાસવર્ડ લિંક બનાવી શકે છે. અથવા સર્વર પર <code>{command}</code> ચલાવો: તે એક લિંક બતાવશે.',
  },
  codeField: {
    label: 'કોડ',
    description: 'તમારી ઓથેન્ટિકેટર એપનો કોડ, અથવા તમારો કોઈ એક રિકવરી કોડ.',
  },
  sessionDialog: {
    title: 'ફરી સાઇન ઇન કરો',
    text: 'તમે સાઇન આઉટ થઈ ગયા છો. તમારું કામ આ વિન્ડોની પાછળ સલામત છે.',
    other: 'બીજા નામે સાઇન ઇન કરો',
  },
  reset: {
    title: 'નવો પાસવર્ડ પસંદ કરો',
    lead: 'તે તમારા જૂના પાસવર્ડની જગ્યા લેશે. તમે અહીં સાઇન ઇન રહેશો અને બીજે બધેથી સાઇન આઉટ થઈ જશો.',
    submit: 'પાસવર્ડ સાચવો',
  },
  invitation: {
    title: 'તમને આમંત્રણ છે',
    lead: 'કેટલોગ સંભાળવાનું શરૂ કરવા પાસવર્ડ પસંદ કરો. નામ ખાલી રાખશો તો આમંત્રણમાં લખેલું નામ જ રહેશે.',
    submit: 'આમંત્રણ સ્વીકારો',
  },
  setup: {
    title: 'સ્વાગત છે',
    lead: 'તમારું કેટલોગ સંભાળવા પહેલું એકાઉન્ટ બનાવો.',
    submit: 'એકાઉન્ટ બનાવો',
  },
}
