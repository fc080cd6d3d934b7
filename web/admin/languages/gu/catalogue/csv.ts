import type { csv as english } from '../../en/catalogue/csv.ts'
import type { Translation } from '../../translation.ts'

export const csv: Translation<typeof english> = {
  import: {
    title: 'પ્રોડક્ટ ઇમ્પોર્ટ કરો',
    products: 'પ્રોડક્ટ',
    here: 'ઇમ્પોર્ટ',
    added: '{added, plural, one {# પ્રોડક્ટ ઉમેરી.} other {# પ્રોડક્ટ ઉમેરી.}}',
    changed: '{changed, plural, one {# પ્રોડક્ટ બદલી.} other {# પ્રોડક્ટ બદલી.}}',
    addedAndChanged:
      '{added, plural, one {# પ્રોડક્ટ ઉમેરી} other {# પ્રોડક્ટ ઉમેરી}}, {changed, plural, one {# પ્રોડક્ટ બદલી} other {# પ્રોડક્ટ બદલી}}.',
    unchanged: 'કંઈ બદલાયું નથી.',
    notImported: '{file} ઇમ્પોર્ટ થઈ નહીં. {reason}',
  },
  actions: {
    export: 'એક્સપોર્ટ',
    import: 'ઇમ્પોર્ટ',
  },
  labels: {
    category: 'કેટેગરી',
    product: 'પ્રોડક્ટ',
    row: 'લાઇન',
    yes: 'હા',
    no: 'ના',
  },
  outcomes: {
    create: 'ઉમેરાશે',
    update: 'બદલાશે',
    unchanged: 'કોઈ ફેરફાર નહીં',
    invalid: 'ભૂલ છે',
  },
  filePicker: {
    label: 'ફાઇલ',
    unchangedYet: 'હજી કંઈ બદલાયું નથી.',
    sent: '{percent, number}% મોકલાયું',
    checking: '{name} ચકાસાઈ રહી છે …',
    checkingFile: 'ફાઇલ ચકાસાઈ રહી છે …',
    choose: 'CSV ફાઇલ પસંદ કરો',
    orDrop:
      'અથવા તેને ખેંચીને અહીં મૂકો, અને ફોટાની ZIP ફાઇલ હોય તો સાથે. સાચવતાં પહેલાં તમે બધા ફેરફાર જોઈ શકો છો.',
    rules: 'ફાઇલ કેવી રીતે તૈયાર કરવી',
    easiest:
      'સૌથી સહેલો રસ્તો: <link>તમારી પ્રોડક્ટ એક્સપોર્ટ કરો</link>, તેમને સ્પ્રેડશીટમાં બદલો, CSV તરીકે સાચવો અને અહીં ઇમ્પોર્ટ કરો.',
    ids: '<code>_id</code>વાળી લાઇનથી તે પ્રોડક્ટ બદલાય છે. તેના વગરની લાઇનથી નવી પ્રોડક્ટ ઉમેરાય છે.',
    empty: 'ખાલી સેલથી ફીલ્ડ ખાલી થાય છે. કોલમ ન હોય તો કંઈ બદલાતું નથી.',
    values:
      'કેટેગરીનાં નામ તમારી દુકાનમાં છે તેમ જ લખો. ટેગ અને બીજી યાદીઓને સેમિકોલનથી જુદી પાડો. હા કે ના માટે yes કે no લખો, અને “Made to order” જેવા વિકલ્પ અંગ્રેજીમાં, એક્સપોર્ટની ફાઇલમાં છે તેમ.',
    choices:
      'કોલમ <code>choices</code> જણાવે છે કે પ્રોડક્ટમાં શું પસંદ કરી શકાય: <code>Fabric: Sage linen | Indigo; Finish</code>થી બે કાપડ અને દરેક ફિનિશ મળે છે.',
    translations:
      'એકથી વધુ ભાષાવાળી દુકાનમાં <code>name@gu</code> જેવી કોલમમાં અનુવાદ હોય છે. ખાલી સેલથી અનુવાદ દૂર થાય છે.',
    photos:
      'ફોટા ZIP ફાઇલમાં આપો: તેને ટેબલ સાથે પસંદ કરો, અથવા ટેબલ તેમાં મૂકો. કોલમ <code>images</code>માં ફાઇલોનાં નામ સેમિકોલનથી જુદાં પાડીને લખો; તે ખાલી હોય તો <code>walnut-jhoola-1.jpg</code> પ્રોડક્ટ “Walnut jhoola”માં જાય છે. ZIP ફાઇલ ન હોય તો ફોટા જેમના તેમ રહે છે.',
  },
  plan: {
    label: 'ઇમ્પોર્ટનો પ્રિવ્યુ',
    rowsToShow: 'કઈ લાઇન બતાવવી',
    allRows: 'બધી લાઇન',
    skip: 'ભૂલવાળી {count, number} લાઇન છોડી દો',
    sent: '{percent, number}% મોકલાયું',
    addPhotos: 'ફોટા ઉમેરો (ZIP)',
    otherFile: 'બીજી ફાઇલ પસંદ કરો',
    import: '{count, number} પ્રોડક્ટ ઇમ્પોર્ટ કરો',
    matches: 'ઇમ્પોર્ટ કરવા જેવું કંઈ નથી: તમારી દુકાન પહેલેથી આ ફાઇલ જેવી જ છે.',
    unchangedYet: 'ઇમ્પોર્ટ કરો ત્યાં સુધી કંઈ બદલાશે નહીં.',
    errors: '{count, number} લાઇનમાં ભૂલ છે. ફાઇલ સુધારીને ફરી પસંદ કરો.',
    errorsOrSkip:
      '{count, plural, one {# લાઇનમાં ભૂલ છે. ફાઇલ સુધારીને ફરી પસંદ કરો, અથવા તેને છોડી દો.} other {# લાઇનમાં ભૂલ છે. ફાઇલ સુધારીને ફરી પસંદ કરો, અથવા તેમને છોડી દો.}}',
  },
  planTable: {
    row: 'લાઇન',
    product: 'પ્રોડક્ટ',
    result: 'પરિણામ',
    details: 'વિગતો',
    more: '{count, number} લાઇનમાંથી વધુ બતાવો',
    empty: 'ખાલી',
    fromZip: 'ZIP ફાઇલમાંથી',
  },
  newCategories: {
    create:
      '{count, plural, one {તમારી દુકાનમાં હજી નથી તે કેટેગરી બનાવો: {names}} other {તમારી દુકાનમાં હજી નથી તે # કેટેગરી બનાવો: {names}}}',
    photos: 'દરેક કેટેગરીને તેની પ્રોડક્ટનો પહેલો ફોટો મળે છે.',
  },
}
