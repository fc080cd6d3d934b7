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
    menuHome: 'होम',
    menuAbout: 'हमारे बारे में',
    menuProducts: 'प्रोडक्ट',
    menuContact: 'संपर्क करें',
    footerPlaces: 'ज़रूरी लिंक',
    footerReach: 'हमारा पता',
    footerEnd: '© 2024 {brand}. सर्वाधिकार सुरक्षित।',
    categories: 'कैटेगरी',
    allProducts: 'सभी प्रोडक्ट',
    customEyebrow: 'कस्टम डिज़ाइन',
    customTitle: 'आपके कमरे के लिए बना झूला',
    customText:
      'हमें एक फ़ोटो और तीन नाप भेजें। हम आपके साथ मिलकर डिज़ाइन बनाएँगे, लकड़ी, रस्सी और कपड़ा चुनेंगे और आपकी जगह के हिसाब से झूला तैयार करेंगे।',
    customAction: 'अभी सलाह लें',
    feedTitle: 'घर-घर में {shortName}',
    feedText: 'हमारे ग्राहकों के झूले और घर के कोने, उन्हीं की भेजी फ़ोटो में।',
    feedAction: 'Instagram पर फ़ॉलो करें',
    shortlist: 'पसंदीदा',
    shortlistEmpty:
      'यहाँ अभी कुछ नहीं है। किसी प्रोडक्ट को पसंदीदा में रखने के लिए उसके दिल पर टैप करें, फिर सबके बारे में एक साथ पूछें।',
    shortlistAskOne: 'WhatsApp पर इसके बारे में पूछें',
    shortlistAsk: 'WhatsApp पर सभी {count} के बारे में पूछें',
    shortlistCompare: '{count} की तुलना करें',
    shortlistTick: 'तुलना के लिए दो या तीन चुनें।',
    shortlistSend: 'किसी को भेजें',
    shortlistClear: 'सारे पसंदीदा हटाएँ',
    shortlistRemoved: '{name} अब पसंदीदा में नहीं है।',
    shortlistCleared: 'सारे पसंदीदा हटाए गए।',
    undo: 'वापस लें',
    linkCopied: 'लिंक कॉपी हुआ',
    noConnection: 'इंटरनेट नहीं है। आप अब भी उसी पेज पर हैं जो आप पढ़ रहे थे।',
    tryAgain: 'फिर से कोशिश करें',
  },
  home: {
    heroAction: 'अभी ख़रीदें',
    categoriesTitle: 'हमारी कैटेगरी',
    categoriesText: 'सुंदर और काम के घर के लिए हमारे सबसे ज़्यादा बिकने वाले कलेक्शन देखें',
    categoryAction: 'अभी ऑर्डर करें',
    collectionsTitle: 'सभी कलेक्शन',
    collectionsCount: 'सभी {count} प्रोडक्ट देखें',
    collectionsAction: 'सभी देखें',
    uniqueTitle: 'कुछ ख़ास',
    uniqueText: 'वे प्रोडक्ट जिनके लिए लोग {brand} आते हैं, और फिर उठना नहीं चाहते।',
    uniqueAction: 'इंटीरियर और आर्किटेक्ट',
    sloganAction: 'और देखें',
    latestTitle: 'नए प्रोडक्ट',
    latestText: 'देखें, हमारे यहाँ नया क्या आया है!',
    filmsTitle: 'हमारे ख़ुश ग्राहक क्या कहते हैं',
    filmsText: 'जिन घरों में हमारे झूले पहुँचे, वहाँ के छोटे वीडियो।',
    aboutAction: 'और पढ़ें',
  },
  openingSoon: {
    soonTitle: 'जल्द खुल रहा है',
    soonText: 'हम आपके लिए अपने पहले प्रोडक्ट तैयार कर रहे हैं। जल्द फिर आएँ।',
    soonChat: 'WhatsApp पर बात करें',
  },
  aboutSection: { aboutEyebrow: 'हमारे बारे में' },
  figures: {
    figureYears: 'साल का अनुभव',
    figureClients: 'संतुष्ट ग्राहक',
    figureItems: '{shortName} के प्रोडक्ट',
  },
  message: {
    messageTitle: 'हमें मैसेज भेजें',
    messageText:
      'आप घर के किस कोने के लिए सोच रहे हैं, हमें बताएँ। हम WhatsApp पर जवाब देते हैं, अक्सर एक घंटे के भीतर।',
    messageLabel: 'आपका मैसेज',
    messageHint: 'अपना मैसेज लिखें',
    messageEmpty: 'भेजने से पहले मैसेज लिखें।',
    messageTooLong: 'यह मैसेज WhatsApp के लिए बहुत लंबा है। इसे करीब {count} अक्षर छोटा करें।',
    messageAction: 'भेजें',
    messageNote: 'WhatsApp नए टैब में खुलेगा',
    mapNote: 'नक्शा खुल रहा है',
    mapAction: 'रास्ता देखें',
  },
  about: {
    aboutTitle: 'हमारे बारे में',
    aboutText: 'सुकून भरी ज़िंदगी के लिए क्लासिक झूले',
    storiesTitle: 'हमारी कहानी और मकसद',
    galleryAction: 'और देखें',
  },
  contact: {
    contactTitle: 'संपर्क करें',
    contactText: 'हमें आपकी बात का इंतज़ार है',
    detailsTitle: 'आएँ, कॉल करें या लिखें',
    detailAddress: 'पता',
    detailPhone: 'मोबाइल नंबर',
    detailEmail: 'ई-मेल',
    detailInstagram: 'Instagram',
    detailFacebook: 'Facebook',
  },
  answers: {
    answersAt: 'हम {day} {time} बजे से फिर जवाब देंगे',
    answersOn: 'हम {day} से फिर जवाब देंगे',
    answersToday: 'आज',
    answersTomorrow: 'कल',
    answersLater: 'हम बाद में जवाब देंगे',
    answersHoliday: '{holiday} की छुट्टी है।',
  },
  opening: {
    openingTitle: 'दुकान का समय',
    openingAllDay: 'पूरे दिन',
    openingClosed: 'बंद',
    openingHoliday: 'बंद, {holiday}',
  },
  lost: {
    lostName: 'पेज नहीं मिला',
    lostEyebrow: '404',
    lostTitle: 'यह सीट ख़ाली है',
    lostText: 'यह पेज कहीं और चला गया है या अब नहीं है। इनमें से कुछ देखें।',
    lostProductText: 'यह प्रोडक्ट अब उपलब्ध नहीं है। इसके बारे में पूछें, या देखें कि अभी क्या है।',
    lostPreviewText: 'यह प्राइवेट लिंक अब नहीं चलता। जिसने भेजा था, उससे नया लिंक माँगें।',
    lostAsk: 'इस प्रोडक्ट के बारे में पूछें',
    lostCategory: 'सभी {category}',
    lostSimilar: 'मिलते-जुलते प्रोडक्ट',
    lostNewest: 'हमारे सबसे नए प्रोडक्ट',
  },
  busy: {
    busyName: 'ज़रा रुकें',
    busyEyebrow: 'ज़रा रुकें',
    busyTitle: 'आपके नेटवर्क से एक साथ बहुत सारे पेज खोले गए',
    busyText: 'एक मिनट रुकें, फिर कोशिश करें।',
  },
}
