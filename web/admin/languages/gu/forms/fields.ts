import type { fields as english } from '../../en/forms/fields.ts'
import type { Translation } from '../../translation.ts'

export const fields: Translation<typeof english> = {
  valueWords: {
    leftOut: '{label}: છુપાવેલ',
    changed: '{label}: “{text}”',
    notAccepted: 'સ્વીકારાયું નહીં',
  },
  lastSaved: {
    notYet: 'હજી નહીં',
    savedBy: '<when></when>, {name}',
  },
  leaveGuard: {
    title: 'કેટલાક ફેરફાર સાચવવાના બાકી છે',
    lost: 'હમણાં બહાર જશો તો <b>{name}</b>માં કરેલા ફેરફાર જતા રહેશે.',
    leave: 'સાચવ્યા વગર જાઓ',
    keepEditing: 'ફેરફાર કરતા રહો',
    save: 'સાચવો',
  },
  productNames: {
    unnamed: 'નામ વગરની પ્રોડક્ટ',
  },
  restoredNote: {
    restored: 'તમારા સાચવ્યા વગરના ફેરફાર (<when></when>) પાછા લાવ્યા છીએ. ફાઇલો ફરી પસંદ કરો.',
    discard: 'છોડી દો',
  },
  saveBar: {
    label: 'સાચવો',
    discard: 'ફેરફાર છોડી દો',
    saveAndAddAnother: 'સાચવો અને બીજું ઉમેરો',
    toCorrect: '{count, plural, one {# ફીલ્ડ સુધારો} other {# ફીલ્ડ સુધારો}}',
    stop: 'અપલોડ રોકો',
    saving: 'સાચવી રહ્યા છીએ …',
    uploading: 'અપલોડ થાય છે, {percent}%',
    unsaved: 'સાચવ્યા વગરના ફેરફાર',
  },
  sectionIndex: {
    label: 'આ પેજ પર',
    lastSaved: 'છેલ્લે સાચવ્યું',
  },
  recordForm: {
    stopped: 'અપલોડ રોકી દીધું. કંઈ સચવાયું નથી.',
    savedInPart: 'સચવાયું. ત્યાર પછી કરેલા ફેરફાર હજી સચવાયા નથી.',
  },
}
