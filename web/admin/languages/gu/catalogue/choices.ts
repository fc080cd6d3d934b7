import type { choices as english } from '../../en/catalogue/choices.ts'
import type { Translation } from '../../translation.ts'

export const choices: Translation<typeof english> = {
  form: {
    title: 'વિકલ્પ',
    saved: 'વિકલ્પ “{name}” સચવાયો.',
  },
  list: {
    lead: 'મુલાકાતીઓ પૂછતાં પહેલાં જે પસંદ કરે છે, જેમ કે કાપડ. દરેક વિકલ્પ અહીં રહે છે અને ઘણી પ્રોડક્ટમાં આપી શકાય છે.',
    isFilter: 'દુકાનમાં ફિલ્ટર',
    edit: 'બદલો',
    offer: 'પ્રોડક્ટમાં આપો',
    deletion: 'તે તમારી સાઇટ પરથી તરત જતો રહેશે.',
    notFound: 'હજી કોઈ વિકલ્પ નથી',
    addFirst:
      'તમારો પહેલો વિકલ્પ ઉમેરો, જેમ કે “કાપડ” અને દરેક સેમ્પલનો ફોટો. પછી પ્રોડક્ટ પસંદ કરો અને એકસાથે બધીમાં આપો.',
    measure: '{kind}, {min}–{max} {unit}',
    values: '{kind}, {count, number} વેલ્યુ',
    valuesWithHidden: '{kind}, {count, number} વેલ્યુ, {hidden, number} છુપાવેલ',
    usedNowhere: 'હજી કોઈ પ્રોડક્ટમાં નથી',
    usedBy: '{count, number} પ્રોડક્ટમાં',
  },
  offerDialog: {
    title: '{count, number} પ્રોડક્ટમાં વિકલ્પ આપો',
    noneYet: 'હજી કોઈ વિકલ્પ નથી. <link>એક ઉમેરો</link>, જેમ કે કાપડ અને તેના સેમ્પલ.',
    choice: 'વિકલ્પ',
    pick: 'એક પસંદ કરો',
    replaces: 'જે પ્રોડક્ટમાં {name} પહેલેથી છે, તેમાં હવે આ વેલ્યુ આવશે.',
    cancel: 'રદ કરો',
    offer: 'આપો',
    values: '{name}ની વેલ્યુ',
    all: 'બધી {count, number}, અને પછી ઉમેરાય તે પણ',
    hidden: 'છુપાવેલ',
  },
  offerChanges: {
    restored: 'વિકલ્પો પાછા આવ્યા.',
    offered: '{count, number} પ્રોડક્ટમાં {name} વિકલ્પ આપ્યો.',
    hadBefore: 'તેમાંથી {count, number}માં તે પહેલેથી હતો.',
  },
  preview: {
    title: 'મુલાકાતીઓને શું દેખાય છે',
    noName: 'વિકલ્પનું નામ',
    noValues: 'તેની વેલ્યુ અહીં દેખાશે.',
    unnamedValue: 'નામ વગર',
    notAvailable: 'હમણાં ઉપલબ્ધ નથી',
    noBounds: 'એકમ પસંદ કરો અને બંને મર્યાદા લખો.',
    measure: 'મુલાકાતીઓ {min}–{max} વચ્ચેનું માપ લખે છે. તમારા મેસેજમાં તે બંને એકમમાં આવે છે.',
  },
}
