import type { ui as english } from '../en/ui.ts'
import type { Translation } from '../translation.ts'

export const ui: Translation<typeof english> = {
  backOffice: 'બેક ઓફિસ',
  close: 'બંધ કરો',
  loading: 'લોડ થાય છે',
  path: 'તમે અહીં છો',
  retry: 'ફરી પ્રયાસ કરો',
  languageSelect: {
    label: 'ભાષા',
  },
  actionsMenu: {
    actions: '{name} માટેનાં કામ',
    close: 'બંધ કરો',
  },
  time: {
    now: 'હમણાં જ',
    minutesAgo: '{count} મિનિટ પહેલાં',
    hoursAgo: '{count} કલાક પહેલાં',
    yesterday: 'ગઈકાલે {time}',
  },
  pager: {
    range: '{total}માંથી {first}–{last}',
    show: 'બતાવો',
    rows: 'પેજ દીઠ લાઇન',
    pages: 'પેજ',
    page: 'પેજ {number}',
    previous: 'પાછલું પેજ',
    next: 'પછીનું પેજ',
  },
  screenFrame: {
    screen: 'સ્ક્રીન',
    phone: 'ફોન',
    desk: 'કમ્પ્યુટર',
  },
  toast: {
    undo: 'પાછું લો',
    view: 'જુઓ',
    dismiss: 'દૂર કરો',
  },
  deleteDialog: {
    delete: 'કાઢી નાખો',
    cancel: 'રદ કરો',
  },
  savedDialog: {
    text: 'તે હવે તમારી સાઇટ પર છે.',
    ok: 'બરાબર',
  },
  unsavedChangesDialog: {
    title: 'કેટલાક ફેરફાર સાચવવાના બાકી છે',
  },
  dragHandle: {
    label: '{name} ખસેડો, {of}માંથી {number} નંબર પર',
    first: 'સૌથી ઉપર ખસેડો',
    up: 'ઉપર ખસેડો',
    down: 'નીચે ખસેડો',
    last: 'સૌથી નીચે ખસેડો',
  },
  sortable: {
    lifted:
      '{name} ઊંચક્યું, {total}માંથી {number} નંબર પર. તીરવાળી કીથી ખસેડો, Space દબાવીને મૂકો, Escape દબાવો તો મૂળ જગ્યાએ પાછું જશે.',
    place: '{total}માંથી {number} નંબર પર.',
    moved: '{name} હવે {total}માંથી {number} નંબર પર છે.',
    stays: '{name} તેની જગ્યાએ જ છે.',
    back: '{name} ફરી {number} નંબર પર છે.',
  },
}
