import type { feeds as english } from '../en/feeds.ts'
import type { Translation } from '../translation.ts'

export const feeds: Translation<typeof english> = {
  feeds: {
    title: 'ફીડ',
    lead: 'પ્રોડક્ટની યાદીઓ, જે Facebook, Instagram, WhatsApp Business અને Google આપોઆપ લઈ લે છે.',
    switch: 'સ્વિચ',
    share: 'પ્રોડક્ટ કેટલોગમાં શેર કરો',
    shareHint: 'નીચેની લિંક ચાલુ કરવા માટે આ ચાલુ કરો.',
    turnedOn: 'ફીડ ચાલુ છે.',
    turnedOff: 'ફીડ બંધ છે.',
    contents: 'તમારી ફીડની પ્રોડક્ટ',
    included: 'ફીડમાં {count, plural, other {# પ્રોડક્ટ}} છે.',
    leftOut:
      '{count, plural, =0 {કોઈ બાકી રહી નથી.} one {# બાકી રહી છે: કેટલોગ માટે નામ, કિંમત અને ફોટો જરૂરી છે.} other {# બાકી રહી છે: કેટલોગ માટે નામ, કિંમત અને ફોટો જરૂરી છે.}}',
    gaps: {
      name: 'નામ નથી',
      price: 'કિંમત નથી',
      picture: 'ફોટો નથી',
    },
    more: '… અને {count, number} બાકી.',
  },
  feedAddresses: {
    title: 'વેબ સરનામાં',
    explanation:
      'આ વેબ સરનામું કેટલોગમાં શેડ્યૂલ કરેલી ડેટા ફીડ તરીકે ઉમેરો; દિવસમાં એક વાર પૂરતું છે. જેની પાસે આ સરનામું હોય તે તેને વાંચી શકે છે; તેમાં ફક્ત તમારી સાઇટ બતાવે છે તે જ છે.',
    catalogues: {
      meta: 'Facebook, Instagram અને WhatsApp Business',
      google: 'Google Merchant Center',
    },
    copy: 'કોપી કરો',
    copied: 'કોપી થઈ ગયું',
    copyAddress: '{catalogue}નું વેબ સરનામું કોપી કરો',
    addressCopied: '{catalogue}નું વેબ સરનામું કોપી થઈ ગયું',
  },
}
