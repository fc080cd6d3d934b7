import type { content as english } from '../en/content.ts'
import type { Translation } from '../translation.ts'

export const content: Translation<typeof english> = {
  cardList: {
    delete: 'કાઢી નાખો',
    deleteTitle: '“{name}” કાઢી નાખવું છે?',
    deleteText: '{consequence} {days} દિવસ સુધી તમે તેને ટ્રેશમાંથી પાછું લાવી શકો છો.',
  },
  recordFacts: {
    lastSaved: 'છેલ્લે સાચવ્યું',
    yes: 'હા',
    no: 'ના',
    fullSize: 'પૂરા કદમાં જુઓ',
    none: 'હજી કંઈ નથી',
  },
  recordListScreen: {
    edit: 'બદલો',
    none: 'કંઈ મળ્યું નહીં',
  },
  recordLoader: {
    title: '{type}: મળ્યું નહીં',
    none: 'કંઈ મળ્યું નહીં',
    text: 'કદાચ કાઢી નાખેલું છે, અથવા લિંક અધૂરી છે.',
    back: '{screen} પર જાઓ',
  },
  recordModal: {
    cancel: 'રદ કરો',
    save: 'સાચવો',
    closeSaving: 'તમારા ફેરફાર હજી સચવાઈ રહ્યા છે. હમણાં બંધ કરશો તો કંઈ સચવાશે નહીં.',
    closeDirty: 'હમણાં બંધ કરશો તો તમારા ફેરફાર જતા રહેશે.',
    close: 'સાચવ્યા વગર બંધ કરો',
    keepSaving: 'સાચવવા દો',
    keepEditing: 'ફેરફાર કરતા રહો',
  },
  recordPage: {
    save: 'સાચવો',
    new: 'નવી એન્ટ્રી',
    newRecord: 'નવી એન્ટ્રી ({type})',
    viewOnSite: 'સાઇટ પર જુઓ',
  },
  references: {
    enquiries: '{count, plural, one {# પૂછપરછમાં છે} other {# પૂછપરછમાં છે}}',
    records: '{count, plural, one {# એન્ટ્રી તેની સાથે જોડાયેલી છે} other {# એન્ટ્રી તેની સાથે જોડાયેલી છે}}',
    has: 'તેમાં {count} {records}',
    relatedTo: '{count} {records} સાથે સંબંધિત',
    offeredOn: '{count} {records}માં ઉપલબ્ધ',
    view: 'જુઓ',
  },
  singleForm: {
    dashboard: 'ડેશબોર્ડ',
    update: 'ફેરફાર સાચવો',
    saved: '{name}: ફેરફાર સચવાયા.',
  },
  singleRecord: {
    dashboard: 'ડેશબોર્ડ',
  },
  standardScreen: {
    untitled: 'શીર્ષક વગર ({type})',
    deletion: 'તે તમારી સાઇટ પરથી તરત જતું રહે છે.',
    empty: 'પહેલી એન્ટ્રી ઉમેરો ({type}).',
  },
  recordDialog: {
    saved: '{name}: ફેરફાર સચવાયા.',
  },
  records: {
    deleted: '{name}: કાઢી નાખ્યું.',
  },
  history: {
    title: 'ઇતિહાસ',
    version: 'વર્ઝન {version}',
    system: 'સિસ્ટમ',
    by: {
      create: '{name}એ ઉમેર્યું, <when></when>',
      update: '{name}એ બદલ્યું, <when></when>',
      delete: '{name}એ કાઢી નાખ્યું, <when></when>',
      restore: '{name} પાછું લાવ્યા, <when></when>',
      arrange: '{name}એ ક્રમ બદલ્યો, <when></when>',
      schedule: '{name}: નક્કી તારીખે બદલાયું, <when></when>',
    },
    current: 'હાલનું',
    restore: 'પાછું લાવો',
    restoreVersion: 'વર્ઝન {version} પાછું લાવો',
    restored: 'વર્ઝન {version} પાછું આવ્યું.',
    latest: '{total}માંથી સૌથી નવાં {count} વર્ઝન.',
    nothingElse: 'બીજું કંઈ બદલાયું નથી.',
    restoreTitle: 'વર્ઝન {version} પાછું લાવવું છે?',
    restoreText: 'તમારી સાઇટ પર તે તરત એવું દેખાશે જેવું આ સમયે હતું: <when></when>. હાલનું વર્ઝન ઇતિહાસમાં રહેશે.',
    same: 'તે હાલના વર્ઝન જેવું જ છે.',
    cancel: 'રદ કરો',
  },
  fieldChanges: {
    empty: 'ખાલી',
    none: 'કોઈ નહીં',
    yes: 'હા',
    no: 'ના',
    added: '{count} ઉમેર્યાં',
    removed: '{count} દૂર કર્યાં',
    addedAndRemoved: '{added} ઉમેર્યાં, {removed} દૂર કર્યાં',
    reordered: 'ક્રમ બદલાયો',
    described: 'વર્ણન બદલાયું',
    valueShown: 'દેખાતી વેલ્યુ બદલાઈ',
  },
}
