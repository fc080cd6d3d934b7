import type { sheet as english } from '../../en/catalogue/sheet.ts'
import type { Translation } from '../../translation.ts'

export const sheet: Translation<typeof english> = {
  changes: {
    saved: '{name}: ફેરફાર સચવાયા.',
    noPrice: '{name}ની હવે કોઈ કિંમત નથી.',
    price: '{name}ની કિંમત: {amount}.',
    noSale: '{name} હવે સેલમાં નથી.',
    salePrice: '{name}ની સેલ કિંમત: {amount}.',
    hidden: '{name} હવે મુલાકાતીઓને નહીં દેખાય.',
    live: '{name} હવે મુલાકાતીઓને દેખાય છે.',
    inUnique: '{name} “કંઈક ખાસ”માં દેખાય છે.',
    notInUnique: '{name} હવે “કંઈક ખાસ”માં નથી.',
    availabilityRemoved: '{name}ની ઉપલબ્ધતા દૂર કરી.',
    availability: '{name}: {words}.',
    nothing: 'ખાલી',
    isHidden: 'છુપાવેલ',
    isLive: 'પ્રકાશિત',
    somebody: 'બીજા કોઈ',
    conflict: '{who}એ તેને બદલીને “{value}” કર્યું છે. તમારો ફેરફાર રાખવા ફરી સાચવો.',
  },
  saleEnd: {
    until: '{date} સુધી',
    ended: 'સેલ પૂરો: {date}',
  },
  cells: {
    field: '{name}, {field}',
    value: '{name}, {field}: {value}',
    notSet: 'નક્કી નથી',
    from: '{amount}<small>થી</small>',
    noAvailability: 'નક્કી નથી',
    note: 'તૈયાર થવાનો સમય અથવા તારીખ…',
    outdated: 'તમે લખતા હતા ત્યારે આ બદલાયું. તમારો ફેરફાર રાખવા ફરી સાચવો.',
  },
  rowFields: {
    noteExample: '3 અઠવાડિયાં',
    save: 'સાચવો',
    saveAndNext: 'સાચવો અને પછીનું',
  },
}
