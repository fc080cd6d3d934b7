import type { insights as english } from '../en/insights.ts'
import type { Translation } from '../translation.ts'

export const insights: Translation<typeof english> = {
  dashboard: {
    title: 'ડેશબોર્ડ',
    noEnquiries: 'હજી સુધી કોઈ પૂછપરછ નથી',
    noEnquiriesHint: 'કોઈ મુલાકાતી તમારી સાઇટ પરથી ચેટ ખોલે ત્યારે તે અહીં દેખાય છે.',
  },
  period: {
    label: 'સમયગાળો',
    days: '{period, number} દિવસ',
  },
  countCards: {
    categories: 'કુલ કેટેગરી',
    categoriesHint: 'હાલ દુકાનમાં છે તે કેટેગરી',
    products: 'કુલ પ્રોડક્ટ',
    productsHint: 'હાલ દુકાનમાં છે તે પ્રોડક્ટ',
    users: 'કુલ યુઝર',
    usersHint: 'નોંધાયેલા યુઝર',
    pending: 'બાકી ઓર્ડર',
    pendingHint: 'જવાબ આપવાના બાકી ઓર્ડર',
  },
  setupChecklist: {
    welcome: 'સ્વાગત છે. સૌથી પહેલાં આ કામ કરી લો.',
    welcomeByName: '{name}, તમારું સ્વાગત છે. સૌથી પહેલાં આ કામ કરી લો.',
    title: 'દુકાન તૈયાર કરો',
    hide: 'આ યાદી છુપાવો',
    progressLabel: 'પૂરાં થયેલાં કામ',
    progress: '{total, number}માંથી {done, number}',
    done: '(થઈ ગયું)',
  },
  setupSteps: {
    number: {
      words: 'તમારો WhatsApp નંબર ઉમેરો',
      why: 'મુલાકાતીઓને દરેક પેજ પર WhatsApp બટન દેખાય છે; દબાવતાં જ તમારી સાથે ચેટ ખૂલે છે.',
      action: 'સંપર્ક પર જાઓ',
      short: 'નંબર',
    },
    brand: {
      words: 'તમારી દુકાનનું નામ અને લોગો મૂકો',
      why: 'મુલાકાતીઓને તે દરેક પેજની ઉપર અને બ્રાઉઝરના ટેબમાં દેખાય છે.',
      action: 'સેટિંગ્સ પર જાઓ',
      short: 'સેટિંગ્સ',
    },
    category: {
      words: 'તમારી પહેલી કેટેગરી ઉમેરો',
      why: 'મુલાકાતીઓને તે નામ સાથેના ફોટા તરીકે દેખાય છે, જેમ કે “ઇન્ડોર હીંચકા”.',
      action: 'નવી કેટેગરી ઉમેરો',
      short: 'કેટેગરી',
    },
    product: {
      words: 'તમારી પહેલી પ્રોડક્ટ ઉમેરો',
      why: 'મુલાકાતીઓ તેના ફોટા જુએ છે અને તેના વિશે પૂછે છે. ત્યાં સુધી તમારા હોમ પેજ પર “ટૂંક સમયમાં ખૂલે છે” લખેલું રહે છે.',
      action: 'નવી પ્રોડક્ટ ઉમેરો',
      shortcut: 'ફોટા પરથી',
      short: 'પ્રોડક્ટ',
    },
    carousel: {
      words: 'હોમ સ્લાઇડશોમાં ફોટો ઉમેરો',
      why: 'મુલાકાતીઓને તે તમારા હોમ પેજ પર સૌથી ઉપર મોટો દેખાય છે.',
      action: 'હોમ સ્લાઇડશો પર જાઓ',
      short: 'હોમ સ્લાઇડશો',
    },
    contact: {
      words: 'તમારું સંપર્ક પેજ પૂરું કરો',
      why: 'મુલાકાતીઓને નકશા પર તમારું સરનામું, તમારો ફોન નંબર અને ઈ-મેલ દેખાય છે.',
      action: 'સંપર્ક પર જાઓ',
      short: 'સંપર્ક',
    },
    about: {
      words: '“અમારા વિશે” પેજ પર તમારી કહાણી કહો',
      why: 'મુલાકાતીઓ એક સારા ફોટા સાથે વાંચે છે કે તમે કોણ છો અને ક્યારથી કામ કરો છો.',
      action: '“અમારા વિશે” પર જાઓ',
      short: 'અમારા વિશે',
    },
    administrator: {
      words: 'બીજા એડમિનને આમંત્રણ આપો',
      why: 'મુલાકાતીઓને આમાંથી કંઈ નહીં દેખાય. તમારાથી સાઇન ઇન ન થાય, તો પણ કામ અટકશે નહીં.',
      action: 'એડમિન પર જાઓ',
      short: 'એડમિન',
    },
  },
  firstNumber: {
    save: 'સાચવો',
    saved: 'નંબર સચવાયો. મુલાકાતીઓ હવે તમારી સાથે ચેટ કરી શકે છે.',
  },
  demoDataNote: {
    text: 'આ નમૂનાનો ડેટા છે. અહીં કંઈ અસલી નથી.',
    remove: 'નમૂનાનો ડેટા દૂર કરો',
  },
  backupFailure: {
    failed: 'છેલ્લું બેકઅપ બની શક્યું નહીં (<when></when>). {message} <link>બેકઅપ</link>',
  },
  waitingEnquiries: {
    nobody: 'કોઈ જવાબની રાહ જોતું નથી.',
    queue:
      '{total, plural, one {# વ્યક્તિ જવાબની રાહ જુએ છે ({since})} other {# લોકો જવાબની રાહ જુએ છે (સૌથી વધુ: {since})}}',
    all: 'બધી પૂછપરછ',
    others: 'ત્યાર પછી',
    answer: 'જવાબ આપો',
    answerOnWhatsApp: '{reference}નો જવાબ WhatsApp પર આપો',
    markAnswered: 'જવાબ આપ્યો એમ નોંધો',
    noProduct: 'કોઈ પ્રોડક્ટ નથી',
    unnamed: 'નામ વગરની પ્રોડક્ટ',
    nameAndMore: '{name} + બીજી {count, number}',
    example: 'નમૂનો',
  },
  enquiryStatistics: {
    enquiries: 'પૂછપરછ',
    change: '<b>{change}</b> પાછલા {period, number} દિવસની સરખામણીમાં',
    most: 'સૌથી વધુ પૂછપરછ',
  },
  enquiryChart: {
    caption: 'રોજની પૂછપરછ, કુલ {count, number}',
  },
  ranking: {
    unnamed: 'નામ વગરની પ્રોડક્ટ',
  },
  askedChoices: {
    title: 'સૌથી વધુ પુછાયેલા વિકલ્પો',
  },
  visitorInterest: {
    views: 'વ્યૂ',
    viewsInTotal: 'કુલ {count, plural, other {# વ્યૂ}}.',
    enquiries: '{count, plural, =0 {કોઈ પૂછપરછ નથી} other {# પૂછપરછ}}',
    neverEnquired: 'જોવાઈ, પણ પૂછપરછ નથી',
    neverEnquiredLead: 'આ તપાસી લો: કદાચ ફોટો, માપ કે કિંમત નથી.',
    origins: 'પૂછપરછ ક્યાંથી આવી',
    campaign: 'કેમ્પેઇન: {names}',
    devices: {
      phone: 'ફોન {count, number}',
      tablet: 'ટેબ્લેટ {count, number}',
      desktop: 'કમ્પ્યુટર {count, number}',
    },
  },
  recentChanges: {
    title: 'શું બદલાયું',
    all: 'બધી પ્રવૃત્તિ',
    system: 'સિસ્ટમ',
  },
  missedSearches: {
    title: 'શોધ્યું, પણ મળ્યું નહીં',
    lead: 'કોઈ પ્રોડક્ટમાં આ બધા શબ્દો નથી. તમારે ત્યાં તેનું નામ બીજું હોય, તો જણાવો.',
    makeSynonym: 'આને બીજું નામ બનાવો…',
    makeSynonymOf: 'આને બીજું નામ બનાવો…, “{words}”',
    showNearest: 'સૌથી મળતી આવતી પ્રોડક્ટ જુઓ',
    showNearestTo: 'સૌથી મળતી આવતી પ્રોડક્ટ જુઓ, “{words}”',
  },
  nearestProductsDialog: {
    title: '“{words}”ને મળતી આવતી પ્રોડક્ટ',
    nothing:
      'તમારી દુકાનમાં આને મળતું કંઈ નથી. તમારે ત્યાં તેનું નામ બીજું હોય, તો આને તેનું બીજું નામ બનાવો.',
    relaxed: 'મુલાકાતીઓને આ પ્રોડક્ટ દેખાય છે, જે થોડી મળતી આવે છે.',
    found: 'મુલાકાતીઓને હવે આ પ્રોડક્ટ મળે છે.',
    seeAll: '“પ્રોડક્ટ”માં બધી {total, number} જુઓ',
    makeSynonym: 'આને બીજું નામ બનાવો…',
    close: 'બંધ કરો',
  },
  synonymDialog: {
    title: '“{words}”ને બીજું નામ બનાવો',
    label: 'કયા શબ્દ જેવો જ અર્થ છે?',
    description: 'તમારી દુકાનમાં વપરાતો શબ્દ. બેમાંથી કંઈ પણ શોધવાથી બંનેની પ્રોડક્ટ મળે છે.',
    placeholder: 'શબ્દ પસંદ કરો અથવા લખો',
    suggestions: 'સૂચનો',
    sources: {
      category: 'કેટેગરી',
      tag: 'ટેગ',
      'built-in': 'પહેલેથી હાજર',
      product: 'પ્રોડક્ટ',
    },
    preview:
      '{count, plural, =0 {“{word}”થી કોઈ પ્રોડક્ટ મળતી નથી.} other {“{word}”થી # પ્રોડક્ટ મળે છે:}}',
    missingWord: 'તમારી દુકાનમાં વપરાતો હોય એવો શબ્દ લખો.',
    sameWord: 'જે શબ્દ શોધાયો હતો તેનાથી જુદો શબ્દ લખો.',
    alreadySynonyms: 'આ પહેલેથી એકબીજાનાં નામ છે. જેનાથી પ્રોડક્ટ મળે એવો શબ્દ પસંદ કરો.',
    cancel: 'રદ કરો',
    save: 'બીજું નામ સાચવો',
  },
  useSynonym: {
    saved: '“{words}” શોધવાથી હવે “{other}”થી મળે છે તે જ મળે છે.',
    removed: 'બીજું નામ દૂર કર્યું.',
    conflict: 'આ દરમિયાન કોઈએ આ બીજું નામ બદલ્યું. સેટિંગ્સમાં જુઓ.',
  },
  weeklySummaryButton: {
    title: 'અઠવાડિયાનો સાર',
    noNumber: 'હજી કોઈ WhatsApp નંબર નથી. <link>સંપર્કમાં નંબર ઉમેરો</link>',
    send: 'મારા WhatsApp પર મોકલો',
    close: 'બંધ કરો',
  },
}
