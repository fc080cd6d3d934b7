import type { commandPalette as english } from '../en/command-palette.ts'
import type { Translation } from '../translation.ts'

export const commandPalette: Translation<typeof english> = {
  commandPalette: {
    label: 'શોધો અથવા સીધા જાઓ',
    placeholder: 'શોધો અથવા સીધા જાઓ…',
  },
  targetSearch: {
    results: 'પરિણામો',
    count: '{count, plural, =0 {કોઈ પરિણામ નથી} one {# પરિણામ} other {# પરિણામો}}',
    none: 'કંઈ મળ્યું નહીં',
  },
  productChoice: {
    hidden: 'કઈ પ્રોડક્ટ છુપાવવી છે?',
    live: 'કઈ પ્રોડક્ટ પ્રકાશિત કરવી છે?',
    products: 'પ્રોડક્ટ',
  },
  useOwnActions: {
    hideProduct: 'પ્રોડક્ટ છુપાવો…',
    hideThisProduct: 'આ પ્રોડક્ટ છુપાવો',
    showProduct: 'પ્રોડક્ટ પ્રકાશિત કરો…',
    showThisProduct: 'આ પ્રોડક્ટ પ્રકાશિત કરો',
    theme: {
      light: 'લાઇટ થીમ વાપરો',
      dark: 'ડાર્ક થીમ વાપરો',
    },
    backupStarted: 'બેકઅપ શરૂ થયું.',
    nothingToUndo: 'પાછું લેવા જેવું કંઈ નથી.',
  },
  usePaletteGroups: {
    recent: 'તાજેતરનું',
    screens: 'સ્ક્રીન',
    actions: 'કામ',
    products: 'પ્રોડક્ટ',
    records: 'તમારી સાઇટ પર',
    best: 'સૌથી સારાં પરિણામો',
    more: 'વધુ',
    enquiries: 'પૂછપરછ',
  },
  useProductVisibility: {
    already: {
      live: '{name} પહેલેથી પ્રકાશિત છે.',
      hidden: '{name} પહેલેથી છુપાવેલ છે.',
    },
    done: {
      live: '{name} હવે મુલાકાતીઓને દેખાય છે.',
      hidden: '{name} હવે મુલાકાતીઓને નહીં દેખાય.',
    },
  },
}
