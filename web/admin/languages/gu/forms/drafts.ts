import type { drafts as english } from '../../en/forms/drafts.ts'
import type { Translation } from '../../translation.ts'

export const drafts: Translation<typeof english> = {
  storedDraft: {
    kept: 'આ ડિવાઇસ પર ડ્રાફ્ટ તરીકે રાખ્યું છે.',
    keptWithoutFiles: 'આ ડિવાઇસ પર ડ્રાફ્ટ તરીકે રાખ્યું છે, પસંદ કરેલી ફાઇલો વગર.',
    saved: 'સચવાયું: {fields}.',
    restKept: 'સચવાયું: {fields}. બાકીનું આ ડિવાઇસ પર ડ્રાફ્ટ તરીકે રાખ્યું છે.',
    restKeptWithoutFiles:
      'સચવાયું: {fields}. બાકીનું આ ડિવાઇસ પર ડ્રાફ્ટ તરીકે રાખ્યું છે, પસંદ કરેલી ફાઇલો વગર.',
    missing: 'હજી ભરવાનું બાકી છે: <fields></fields>.',
  },
  conflict: {
    title: 'તમે ફેરફાર કરતા હતા ત્યારે {people}એ પણ ફેરફાર કર્યો ({type})',
    saved: 'સાચવ્યાનો સમય: <when></when>.',
    differentFields: 'તમે જુદાં ફીલ્ડ બદલ્યાં છે.',
    disputed:
      '{disputed, plural, one {# ફીલ્ડમાં ફરક છે, કારણ કે તમે બંનેએ તે બદલ્યું} other {# ફીલ્ડમાં ફરક છે, કારણ કે તમે બંનેએ તે બદલ્યાં}}{others, plural, =0 {} other {; બીજાં # ફક્ત તેમણે બદલ્યાં}}.',
    choose: 'શું રાખવું તે પસંદ કરો. જે ફીલ્ડ ફક્ત તમે બદલ્યાં છે તે તમારાં જ રહેશે.',
    field: 'ફીલ્ડ',
    yours: 'તમારું',
    theirs: 'તેમનું',
    theirsOf: '{name}નું',
    side: '{owner}: ',
    both: 'તમે અને {name}',
    bothAt: 'તમે અને {name}, <when></when>',
    onlyThem: 'ફક્ત {name}',
    onlyThemAt: 'ફક્ત {name}, <when></when>',
    somebody: 'બીજું કોઈ',
    somebodyFirst: 'બીજા કોઈ',
    keepEditing: 'ફેરફાર કરતા રહો',
    useTheirs: 'બધું તેમનું રાખો',
    useAllOf: 'બધું {name}નું રાખો',
    saveChoice: 'મારી પસંદગી સાચવો',
  },
  deleted: {
    title: 'તમે ફેરફાર કરતા હતા ત્યારે આ કાઢી નખાયું ({type})',
    gone: 'આ હવે તમારી સાઇટ પર નથી.',
    deletedNamed: '{who}એ <b>{name}</b> કાઢી નાખ્યું (<when></when>).',
    deletedUnnamed: '{who}એ આ કાઢી નાખ્યું: {type} (<when></when>).',
    somebody: 'કોઈ',
    restoreOrSave: 'તમારા ફેરફાર સલામત છે: તેમની સાથે આને પાછું લાવો અથવા નવા તરીકે સાચવો.',
    restoreOnly: 'તમારા ફેરફાર સલામત છે: તેમની સાથે આને પાછું લાવો.',
    keepEditing: 'ફેરફાર કરતા રહો',
    saveAsNew: 'નવા તરીકે સાચવો',
    restore: 'મારા ફેરફાર સાથે પાછું લાવો',
  },
  saveConflict: {
    fileFailed: 'તેનો કોઈ ફોટો કે વીડિયો ખૂલ્યો નહીં. ફરી પ્રયાસ કરો.',
    notInTrash: 'આ હવે ટ્રેશમાં નથી. તેના બદલે નવા તરીકે સાચવો.',
  },
  shownValue: {
    empty: 'ખાલી',
    yes: 'હા',
    no: 'ના',
    none: 'કંઈ નહીં',
    defaultTexts: 'ડિફોલ્ટ ટેક્સ્ટ',
    video: 'એક વીડિયો',
  },
}
