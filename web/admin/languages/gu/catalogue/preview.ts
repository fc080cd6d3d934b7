import type { preview as english } from '../../en/catalogue/preview.ts'
import type { Translation } from '../../translation.ts'

export const preview: Translation<typeof english> = {
  live: {
    label: 'પ્રિવ્યુ',
    whatToShow: 'શું બતાવવું',
    page: 'પેજ',
    card: 'કાર્ડ',
    close: 'પ્રિવ્યુ બંધ કરો',
    frame: 'પ્રોડક્ટ, મુલાકાતીઓને દેખાશે તેમ',
  },
  toggle: {
    preview: 'પ્રિવ્યુ',
  },
  buttons: {
    open: 'પેજનો પ્રિવ્યુ',
    create: 'ખાનગી લિંક બનાવો',
    end: 'ખાનગી લિંક બંધ કરો',
    ended: 'ખાનગી લિંક હવે કામ કરતી નથી.',
    worksUntil: 'એક ખાનગી લિંક {date} સુધી કામ કરે છે.',
  },
  link: {
    title: 'ખાનગી લિંક',
    explanation:
      'જેની પાસે આ લિંક હોય તે {date} સુધી જોઈ શકે છે કે પેજ કેવું દેખાશે. તેને હમણાં જ કોપી કરો: તે ફરી નહીં દેખાય. તમે ગમે ત્યારે બીજી લિંક બનાવી શકો છો.',
    share: 'શેર કરો…',
    copy: 'કોપી કરો',
    copied: 'કોપી થઈ ગયું',
    done: 'થઈ ગયું',
  },
}
