import type { editSite as english } from '../en/edit-site.ts'
import type { Translation } from '../translation.ts'

export const editSite: Translation<typeof english> = {
  editSiteBar: {
    title: 'સાઇટ બદલો',
    page: 'પેજ',
  },
  editPane: {
    title: 'તમારું પેજ',
    tryAgain: 'ફરી પ્રયાસ કરો',
    noProduct: 'હજી કોઈ પ્રોડક્ટ નથી',
    noProductHint: 'પ્રોડક્ટ ઉમેરશો એટલે આ પેજ દેખાશે. તેનાં ટેક્સ્ટ તમે અત્યારે પણ બદલી શકો છો.',
  },
  pageFrame: {
    title: 'તમારું પેજ, સાચવ્યા વગરના ફેરફાર સાથે',
  },
  fieldsPanel: {
    title: 'ફીલ્ડ',
    fold: 'આ પેજનાં ફીલ્ડ',
    lead: 'પેજ પર કોઈ ટેક્સ્ટ કે ફોટા પર ક્લિક કરીને તેને બદલો, અથવા અહીં કોઈ ભાગ ખોલો.',
  },
  panelSection: {
    unsaved: 'સાચવવાનું બાકી',
    errors: 'ભૂલ છે',
  },
  recordFields: {
    noneShown: 'આમાંથી કંઈ અત્યારે આ પેજ પર દેખાતું નથી. જે ખાલી છે તે તમે ભરશો પછી દેખાશે.',
    notShown: 'અત્યારે આ પેજ પર દેખાતું નથી',
    goTo: '{label} પર જાઓ',
    reorder: 'ઉમેરો, દૂર કરો અથવા ક્રમ બદલો: {label}',
  },
  typeSections: {
    slide: 'સ્લાઇડ',
    texts: 'ટેક્સ્ટ: {group}',
    noRecord: 'હજી આ પેજ પર નથી. પહેલી એન્ટ્રી ઉમેરશો પછી તે દેખાશે.',
  },
  textFields: {
    note: 'ગ્રે ટેક્સ્ટ જ રાખવું હોય તો ફીલ્ડ ખાલી છોડો.',
  },
  editedRecord: {
    saved: '{name}: ફેરફાર સચવાયા.',
  },
  editSaveBar: {
    save: 'સાચવો',
    saving: 'સાચવી રહ્યા છીએ …',
    unsaved: 'સાચવવાનું બાકી: {names}',
    discard: 'ફેરફાર છોડી દો',
  },
}
