import type { activity as english } from '../en/activity.ts'
import type { Translation } from '../translation.ts'

export const activity: Translation<typeof english> = {
  activity: {
    title: 'પ્રવૃત્તિ',
    lead: 'કોણે શું અને ક્યારે બદલ્યું. કાઢી નાખેલી વસ્તુઓ ટ્રેશમાંથી પાછી લાવો.',
    none: 'હજી કોઈ ફેરફાર નથી',
    noneHint: 'તમે જે કંઈ ઉમેરો, બદલો કે કાઢી નાખો તે અહીં દેખાય છે.',
    what: 'શું',
    who: 'કોણે',
    when: 'ક્યારે',
    system: 'સિસ્ટમ',
  },
  activityLayout: {
    kind: 'પ્રકાર',
    everything: 'બધું',
    trash: 'ટ્રેશ',
  },
  change: {
    actions: {
      create: 'ઉમેર્યું',
      update: 'બદલ્યું',
      delete: 'કાઢી નાખ્યું',
      restore: 'પાછું લાવ્યા',
      arrange: 'ક્રમ બદલ્યો',
      schedule: 'તારીખ મુજબ બદલાયું',
    },
  },
  resourceLabels: {
    enquiry: 'પૂછપરછ',
    enquiries: 'પૂછપરછ',
  },
  trash: {
    title: 'ટ્રેશ',
    lead: 'કાઢી નાખેલી વસ્તુઓ {days, number} દિવસમાં પાછી લાવો. પછી તે કાયમ માટે દૂર થઈ જાય છે.',
    none: 'ટ્રેશ ખાલી છે',
    noneHint: 'કાઢી નાખેલી વસ્તુઓ અહીં {days, number} દિવસ રહે છે. ત્યાં સુધી તમે તેને પાછી લાવી શકો છો.',
    what: 'શું',
    deletedBy: 'કોણે કાઢી નાખ્યું',
    when: 'ક્યારે',
    end: 'કાયમ માટે દૂર થશે',
    endsWithinDay: 'એક દિવસમાં',
    endsInDays: '{days, number} દિવસમાં',
    restore: 'પાછું લાવો',
    restoreRecord: '{name} પાછું લાવો',
    restored: '{name}: પાછું આવી ગયું.',
    system: 'સિસ્ટમ',
  },
}
