import type { commandPalette as english } from '../en/command-palette.ts'
import type { Translation } from '../translation.ts'

export const commandPalette: Translation<typeof english> = {
  commandPalette: {
    label: 'खोजें या सीधे जाएँ',
    placeholder: 'खोजें या सीधे जाएँ…',
  },
  targetSearch: {
    results: 'नतीजे',
    count: '{count, plural, =0 {कोई नतीजा नहीं} one {# नतीजा} other {# नतीजे}}',
    none: 'कुछ नहीं मिला',
  },
  productChoice: {
    hidden: 'कौन-सा प्रोडक्ट छिपाना है?',
    live: 'कौन-सा प्रोडक्ट प्रकाशित करना है?',
    products: 'प्रोडक्ट',
  },
  useOwnActions: {
    hideProduct: 'प्रोडक्ट छिपाएँ…',
    hideThisProduct: 'यह प्रोडक्ट छिपाएँ',
    showProduct: 'प्रोडक्ट प्रकाशित करें…',
    showThisProduct: 'यह प्रोडक्ट प्रकाशित करें',
    theme: {
      light: 'हल्की थीम लगाएँ',
      dark: 'गहरी थीम लगाएँ',
    },
    backupStarted: 'बैकअप शुरू हुआ।',
    nothingToUndo: 'वापस लेने को कुछ नहीं है।',
  },
  usePaletteGroups: {
    recent: 'हाल के',
    screens: 'स्क्रीन',
    actions: 'काम',
    products: 'प्रोडक्ट',
    records: 'आपकी साइट पर',
    best: 'सबसे सही नतीजे',
    more: 'और',
    enquiries: 'पूछताछ',
  },
  useProductVisibility: {
    already: {
      live: '{name} पहले से प्रकाशित है।',
      hidden: '{name} को पहले ही छिपाया जा चुका है।',
    },
    done: {
      live: '{name} को प्रकाशित किया गया।',
      hidden: '{name} को विज़िटर से छिपाया गया।',
    },
  },
}
