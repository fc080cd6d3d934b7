import type { TranslatedTexts } from '../../page-text-translation.ts'

export const siteTexts: TranslatedTexts<
  | 'frame'
  | 'home'
  | 'openingSoon'
  | 'aboutSection'
  | 'figures'
  | 'message'
  | 'about'
  | 'contact'
  | 'answers'
  | 'opening'
  | 'lost'
  | 'busy'
> = {
  frame: {
    menuHome: 'હોમ',
    menuAbout: 'અમારા વિશે',
    menuProducts: 'પ્રોડક્ટ',
    menuContact: 'સંપર્ક કરો',
    footerPlaces: 'ઉપયોગી લિંક',
    footerReach: 'અમારું સરનામું',
    footerEnd: '© 2024 {brand}. સર્વ હક સુરક્ષિત.',
    categories: 'કેટેગરી',
    allProducts: 'બધી પ્રોડક્ટ',
    customEyebrow: 'કસ્ટમ ડિઝાઇન',
    customTitle: 'તમારા રૂમ માટે બનાવેલો હીંચકો',
    customText:
      'અમને એક ફોટો અને ત્રણ માપ મોકલો. અમે તમારી સાથે મળીને ડિઝાઇન બનાવીશું, લાકડું, દોરડું અને કાપડ પસંદ કરીશું અને તમારી જગ્યા પ્રમાણે હીંચકો તૈયાર કરીશું.',
    customAction: 'હમણાં સલાહ લો',
    feedTitle: 'ઘરે ઘરે {shortName}',
    feedText: 'અમારા ગ્રાહકોના હીંચકા અને ઘરના ખૂણા, એમની નજરે.',
    feedAction: 'Instagram પર ફોલો કરો',
    shortlist: 'મનપસંદ',
    shortlistEmpty: 'અહીં હજી કંઈ નથી. પ્રોડક્ટ સાચવવા એના પરના દિલ પર ટેપ કરો, પછી બધી વિશે એકસાથે પૂછો.',
    shortlistAskOne: 'WhatsApp પર આના વિશે પૂછો',
    shortlistAsk: 'WhatsApp પર બધી {count} વિશે પૂછો',
    shortlistCompare: '{count} બાજુબાજુમાં સરખાવો',
    shortlistTick: 'સરખાવવા માટે બે કે ત્રણ પસંદ કરો.',
    shortlistSend: 'કોઈને મોકલો',
    shortlistClear: 'મનપસંદ યાદી ખાલી કરો',
    shortlistRemoved: '{name} હવે મનપસંદમાં નથી.',
    shortlistCleared: 'મનપસંદ યાદી ખાલી થઈ.',
    undo: 'પાછું લો',
    linkCopied: 'લિંક કોપી થઈ',
    noConnection: 'ઇન્ટરનેટ નથી. તમે જે પેજ વાંચતા હતા એના પર જ છો.',
    tryAgain: 'ફરી પ્રયાસ કરો',
  },
  home: {
    heroAction: 'હમણાં જુઓ',
    categoriesTitle: 'અમારી કેટેગરી',
    categoriesText: 'સુંદર અને ઉપયોગી ઘર માટે અમારાં સૌથી વધુ વેચાતાં કલેક્શન જુઓ',
    categoryAction: 'હમણાં ઓર્ડર કરો',
    collectionsTitle: 'બધાં કલેક્શન',
    collectionsCount: 'બધી {count} પ્રોડક્ટ જુઓ',
    collectionsAction: 'બધું જુઓ',
    uniqueTitle: 'કંઈક ખાસ',
    uniqueText: 'એવી પ્રોડક્ટ, જેના માટે લોકો {brand} આવે છે, અને પછી ઊઠવાનું મન નથી થતું.',
    uniqueAction: 'ઇન્ટિરિયર અને આર્કિટેક્ટ',
    sloganAction: 'વધુ જુઓ',
    latestTitle: 'નવી પ્રોડક્ટ',
    latestText: 'જુઓ, અમારે ત્યાં નવું શું આવ્યું છે!',
    filmsTitle: 'અમારા ખુશ ગ્રાહકો શું કહે છે',
    filmsText: 'અમારા હીંચકા જ્યાં પહોંચ્યા એ ઘરોના ટૂંકા વીડિયો.',
    aboutAction: 'વધુ વાંચો',
  },
  openingSoon: {
    soonTitle: 'ટૂંક સમયમાં ખૂલે છે',
    soonText: 'અમે તમારા માટે પહેલી પ્રોડક્ટ તૈયાર કરી રહ્યા છીએ. જલદી ફરી આવજો.',
    soonChat: 'WhatsApp પર વાત કરો',
  },
  aboutSection: { aboutEyebrow: 'અમારા વિશે' },
  figures: {
    figureYears: 'વર્ષનો અનુભવ',
    figureClients: 'સંતુષ્ટ ગ્રાહકો',
    figureItems: '{shortName}ની પ્રોડક્ટ',
  },
  message: {
    messageTitle: 'અમને મેસેજ મોકલો',
    messageText:
      'ઘરના જે ખૂણા માટે વિચારો છો એના વિશે જણાવો. અમે WhatsApp પર જવાબ આપીએ છીએ, મોટે ભાગે એક કલાકમાં.',
    messageLabel: 'તમારો મેસેજ',
    messageHint: 'તમારો મેસેજ લખો',
    messageEmpty: 'મોકલતાં પહેલાં મેસેજ લખો.',
    messageTooLong: 'આ મેસેજ WhatsApp માટે ઘણો લાંબો છે. એને આશરે {count} અક્ષર ટૂંકો કરો.',
    messageAction: 'મોકલો',
    messageNote: 'WhatsApp નવા ટેબમાં ખૂલશે',
    mapNote: 'નકશો ખૂલી રહ્યો છે',
    mapAction: 'રસ્તો જુઓ',
  },
  about: {
    aboutTitle: 'અમારા વિશે',
    aboutText: 'નિરાંતના જીવન માટે ક્લાસિક હીંચકા',
    storiesTitle: 'અમારી કહાણી અને હેતુ',
    galleryAction: 'વધુ જુઓ',
  },
  contact: {
    contactTitle: 'સંપર્ક કરો',
    contactText: 'અમે તમારી વાત સાંભળવા આતુર છીએ',
    detailsTitle: 'આવો, કોલ કરો અથવા લખો',
    detailAddress: 'સરનામું',
    detailPhone: 'મોબાઇલ નંબર',
    detailEmail: 'ઈ-મેલ',
    detailInstagram: 'Instagram',
    detailFacebook: 'Facebook',
  },
  answers: {
    answersAt: 'અમે {day} {time} વાગ્યે ફરી જવાબ આપીશું',
    answersOn: 'અમે {day} ફરી જવાબ આપીશું',
    answersToday: 'આજે',
    answersTomorrow: 'આવતીકાલે',
    answersLater: 'અમે પછી જવાબ આપીશું',
    answersHoliday: '{holiday}ની રજા છે.',
  },
  opening: {
    openingTitle: 'દુકાનનો સમય',
    openingAllDay: 'આખો દિવસ',
    openingClosed: 'બંધ',
    openingHoliday: 'બંધ, {holiday}',
  },
  lost: {
    lostName: 'પેજ મળ્યું નહીં',
    lostEyebrow: '404',
    lostTitle: 'આ સીટ ખાલી છે',
    lostText: 'આ પેજ બીજે ગયું છે અથવા હવે નથી. આમાંથી કંઈક જુઓ.',
    lostProductText: 'આ પ્રોડક્ટ હવે ઉપલબ્ધ નથી. એના વિશે પૂછો, અથવા હમણાં શું છે એ જુઓ.',
    lostPreviewText: 'આ ખાનગી લિંક હવે ચાલતી નથી. જેણે મોકલી હતી એમની પાસે નવી લિંક માગો.',
    lostAsk: 'આ પ્રોડક્ટ વિશે પૂછો',
    lostCategory: '{category}: બધું જુઓ',
    lostSimilar: 'આવી જ બીજી પ્રોડક્ટ',
    lostNewest: 'અમારી સૌથી નવી પ્રોડક્ટ',
  },
  busy: {
    busyName: 'જરા થોભો',
    busyEyebrow: 'થોડી વાર',
    busyTitle: 'તમારા નેટવર્કમાંથી એકસાથે ઘણાં પેજ ખોલાયાં',
    busyText: 'એક મિનિટ થોભો, પછી ફરી પ્રયાસ કરો.',
  },
}
