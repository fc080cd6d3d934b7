import type { searchWords as english } from '../en/search-words.ts'
import type { Translation } from '../translation.ts'

export const searchWords: Translation<typeof english> = {
  searchWords: {
    title: 'શોધમાં પહેલેથી સામેલ શબ્દો',
    lead: 'જૂથનો કોઈ પણ શબ્દ શોધવાથી બાકીના શબ્દોવાળી પ્રોડક્ટ પણ મળે છે. જે જૂથ તમારી દુકાનને કામનું ન હોય તે બંધ કરો. <link>તમારા પોતાના ઉમેરેલાં બીજાં નામ</link> પહેલાં આવે છે.',
    find: 'શબ્દ શોધો',
    onlyOff: 'ફક્ત બંધ જૂથ ({count, number})',
    all: '{all, number} જૂથ',
    found: '{count, plural, =0 {કોઈ જૂથ મળ્યું નહીં.} other {{all, number}માંથી # જૂથ}}',
  },
  vocabularySection: {
    kinds: {
      furniture: 'ફર્નિચર',
      room: 'રૂમ',
      material: 'મટીરિયલ',
      colour: 'રંગ',
      part: 'ભાગ',
      style: 'સ્ટાઇલ',
      seat: 'સીટ',
      use: 'ઉપયોગ',
    },
    count: '{count, plural, other {# જૂથ}}{off, plural, =0 {} other {, # બંધ}}',
    includes: 'આ પણ મળે છે: {titles}',
    near: 'પછી આ સૂચવે છે: {titles}',
  },
  useDisabledGroups: {
    off: '“{title}” બંધ છે.',
    on: '“{title}” ચાલુ છે.',
  },
}
