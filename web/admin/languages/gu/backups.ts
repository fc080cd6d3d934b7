import type { backups as english } from '../en/backups.ts'
import type { Translation } from '../translation.ts'

export const backups: Translation<typeof english> = {
  backups: {
    title: 'બેકઅપ',
    schedule: 'હવે પછીનું ઓટોમેટિક બેકઅપ: {next}. છેલ્લાં {keep, number} બેકઅપ સચવાય છે.',
    noSchedule: 'રાતનું બેકઅપ હજી ચાલુ નથી. તમારું સર્વર જે સંભાળતા હોય તેમને તે ચાલુ કરવા કહો.',
    make: 'હમણાં બેકઅપ લો',
    failed: '{date}: બેકઅપ બની શક્યું નહીં. {message}',
    makingFirst: 'પહેલું બેકઅપ બની રહ્યું છે',
    none: 'હજી કોઈ બેકઅપ નથી',
    noneHint:
      'બેકઅપ એક ફાઇલ છે, જેમાં બધી એન્ટ્રી, ફોટા અને વીડિયો હોય છે. તેની એક નકલ બીજા કમ્પ્યુટર પર રાખો.',
    created: 'ક્યારે બન્યું',
    type: 'પ્રકાર',
    size: 'સાઇઝ',
    actions: 'કામ',
    deleteTitle: 'આ બેકઅપ કાઢી નાખવું છે?',
    deleteText: 'બન્યું: {date}. કાઢી નાખેલું બેકઅપ પાછું લાવી શકાતું નથી.',
    deleted: 'બેકઅપ કાઢી નાખ્યું.',
  },
  backupRow: {
    kinds: {
      'by-hand': 'જાતે લીધેલું',
      scheduled: 'આપોઆપ',
      'before-update': 'અપડેટ પહેલાં',
    },
    name: 'બેકઅપ: {date}',
    download: 'ડાઉનલોડ કરો',
    restore: 'પાછું લાવો…',
    delete: 'કાઢી નાખો',
  },
  backupRestoreDialog: {
    title: 'આ બેકઅપ પાછું લાવવું છે?',
    explanation:
      'તમારી સાઇટ આ સમયે હતી તેવી થઈ જશે: {date}. પૂછપરછ અને એડમિન જેમ છે તેમ રહેશે. ફેરફાર ઇતિહાસમાં દેખાશે; કાઢી નાખેલી વસ્તુઓ ટ્રેશમાં જશે.',
    noChanges: 'પાછું લાવવા જેવું કંઈ નથી: બધું આ બેકઅપ જેવું જ છે.',
    created: '{count, plural, one {# પાછું આવશે} other {# પાછાં આવશે}}',
    updated: '{count, number} બદલાશે',
    removed: '{count, number} ટ્રેશમાં જશે',
    reordered: 'ક્રમ બદલાશે',
    namesAndMore: '{names} અને બીજાં {count, number}',
    cancel: 'રદ કરો',
    restore: 'પાછું લાવો',
  },
}
