import type { layout as english } from '../en/layout.ts'
import type { Translation } from '../translation.ts'

export const layout: Translation<typeof english> = {
  addSheet: {
    add: 'ઉમેરો',
    product: 'પ્રોડક્ટ ઉમેરો',
    photographs: 'ફોટા પરથી પ્રોડક્ટ',
    category: 'કેટેગરી ઉમેરો',
  },
  adminHeader: {
    searchField: 'શોધો અથવા સીધા જાઓ…',
    search: 'શોધો અથવા સીધા જાઓ',
    editSite: 'સાઇટ બદલો',
    viewSite: 'સાઇટ જુઓ',
    admin: 'એડમિન',
    openMenu: 'મેનુ ખોલો',
    theme: '{theme, select, dark {ડાર્ક થીમ વાપરો} other {લાઇટ થીમ વાપરો}}',
  },
  appShell: {
    skip: 'સીધા પેજ પર જાઓ',
    sidebar: 'બેક ઓફિસ',
    menu: 'મેનુ',
  },
  notFound: {
    title: 'સ્ક્રીન મળી નહીં',
    emptyTitle: 'આ સરનામે કંઈ નથી',
    text: 'કદાચ તેની જગ્યા બદલાઈ છે, અથવા લિંક અધૂરી છે.',
    dashboard: 'ડેશબોર્ડ પર જાઓ',
  },
  ownersOnly: {
    title: 'આ સ્ક્રીન માલિકો માટે છે',
    emptyTitle: 'અહીં તમે એડિટર છો',
    text: 'મુલાકાતીને જે કંઈ દેખાય છે તે બધું તમે બદલી શકો છો. સેટિંગ્સ અને એડમિન ફક્ત માલિકો બદલી શકે છે: તેમાંથી કોઈને કહો.',
    dashboard: 'ડેશબોર્ડ પર જાઓ',
  },
  pendingCount: {
    pending: 'જવાબ બાકી',
  },
  phoneBar: {
    shortcuts: 'શોર્ટકટ',
    add: 'ઉમેરો',
  },
  sidebar: {
    close: 'મેનુ બંધ કરો',
    sections: 'વિભાગો',
    records: 'એન્ટ્રી અને એકાઉન્ટ',
    admin: 'એડમિન',
    logout: 'સાઇન આઉટ કરો',
  },
  useLogout: {
    text: 'હમણાં સાઇન આઉટ કરશો તો તમારું ટેક્સ્ટ આ બ્રાઉઝરમાં ડ્રાફ્ટ તરીકે રહેશે. ફરી સાઇન ઇન કરશો ત્યારે તે ફોર્મમાં મળશે; બીજું કોઈ તેને જોઈ શકતું નથી. ફાઇલો સચવાતી નથી.',
    goOn: 'સાચવ્યા વગર સાઇન આઉટ કરો',
    stay: 'ફેરફાર કરતા રહો',
  },
}
