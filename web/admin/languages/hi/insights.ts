import type { insights as english } from '../en/insights.ts'
import type { Translation } from '../translation.ts'

export const insights: Translation<typeof english> = {
  dashboard: {
    title: 'डैशबोर्ड',
    noEnquiries: 'अभी तक कोई पूछताछ नहीं',
    noEnquiriesHint: 'जब भी कोई विज़िटर आपकी साइट से चैट खोलता है, वह यहाँ दिखती है।',
  },
  period: {
    label: 'अवधि',
    days: '{period, number} दिन',
  },
  countCards: {
    categories: 'कुल कैटेगरी',
    categoriesHint: 'कैटेगरी अभी लिस्ट में हैं',
    products: 'कुल प्रोडक्ट',
    productsHint: 'प्रोडक्ट अभी लिस्ट में हैं',
    users: 'कुल यूज़र',
    usersHint: 'रजिस्टर किए हुए यूज़र',
    pending: 'बाकी ऑर्डर',
    pendingHint: 'ऑर्डर का जवाब देना बाकी है',
  },
  setupChecklist: {
    welcome: 'स्वागत है। सबसे पहले ये काम कर लें।',
    welcomeByName: '{name}, आपका स्वागत है। सबसे पहले ये काम कर लें।',
    title: 'दुकान तैयार करें',
    hide: 'यह लिस्ट छिपाएँ',
    progressLabel: 'हो चुके काम',
    progress: '{total, number} में से {done, number}',
    done: '(हो गया)',
  },
  setupSteps: {
    number: {
      words: 'अपना WhatsApp नंबर जोड़ें',
      why: 'विज़िटर को हर पेज पर WhatsApp बटन दिखता है; दबाते ही आपसे चैट खुल जाती है।',
      action: 'संपर्क पर जाएँ',
      short: 'नंबर',
    },
    brand: {
      words: 'अपनी दुकान का नाम और लोगो डालें',
      why: 'विज़िटर को ये हर पेज के ऊपर और ब्राउज़र के टैब में दिखते हैं।',
      action: 'सेटिंग्स पर जाएँ',
      short: 'सेटिंग्स',
    },
    category: {
      words: 'अपनी पहली कैटेगरी जोड़ें',
      why: 'विज़िटर को यह नाम के साथ फ़ोटो के रूप में दिखती है, जैसे “इनडोर झूले”।',
      action: 'नई कैटेगरी जोड़ें',
      short: 'कैटेगरी',
    },
    product: {
      words: 'अपना पहला प्रोडक्ट जोड़ें',
      why: 'विज़िटर उसकी फ़ोटो देखते हैं और उसके बारे में पूछते हैं। तब तक आपके होम पेज पर “जल्द खुल रहा है” लिखा रहता है।',
      action: 'नया प्रोडक्ट जोड़ें',
      shortcut: 'फ़ोटो से',
      short: 'प्रोडक्ट',
    },
    carousel: {
      words: 'होम स्लाइडशो में फ़ोटो जोड़ें',
      why: 'विज़िटर को यह आपके होम पेज पर सबसे ऊपर बड़ी दिखती है।',
      action: 'होम स्लाइडशो पर जाएँ',
      short: 'होम स्लाइडशो',
    },
    contact: {
      words: 'अपना संपर्क पेज पूरा करें',
      why: 'विज़िटर को नक्शे पर आपका पता, आपका फ़ोन नंबर और ई-मेल दिखता है।',
      action: 'संपर्क पर जाएँ',
      short: 'संपर्क',
    },
    about: {
      words: '“हमारे बारे में” पेज पर अपनी कहानी बताएँ',
      why: 'विज़िटर एक अच्छी फ़ोटो के साथ पढ़ते हैं कि आप कौन हैं और कब से काम कर रहे हैं।',
      action: '“हमारे बारे में” पर जाएँ',
      short: 'हमारे बारे में',
    },
    administrator: {
      words: 'एक और एडमिन को इनवाइट करें',
      why: 'विज़िटर को इसका कुछ नहीं दिखता। आप साइन इन न कर पाएँ, तो भी काम नहीं रुकेगा।',
      action: 'एडमिन पर जाएँ',
      short: 'एडमिन',
    },
  },
  firstNumber: {
    save: 'सेव करें',
    saved: 'नंबर सेव किया गया। विज़िटर अब आपसे चैट कर सकते हैं।',
  },
  demoDataNote: {
    text: 'यह नमूने का डेटा है। यहाँ कुछ भी असली नहीं है।',
    remove: 'नमूने का डेटा हटाएँ',
  },
  backupFailure: {
    failed: 'पिछला बैकअप नहीं बन पाया (<when></when>)। {message} <link>बैकअप</link>',
  },
  waitingEnquiries: {
    nobody: 'किसी को जवाब का इंतज़ार नहीं है।',
    queue:
      '{total, plural, one {# व्यक्ति जवाब के इंतज़ार में ({since})} other {# लोग जवाब के इंतज़ार में (सबसे ज़्यादा: {since})}}',
    all: 'सारी पूछताछ',
    others: 'इसके बाद',
    answer: 'जवाब दें',
    answerOnWhatsApp: '{reference} का जवाब WhatsApp पर दें',
    markAnswered: '“जवाब दिया” मार्क करें',
    noProduct: 'कोई प्रोडक्ट नहीं',
    unnamed: 'बिना नाम का प्रोडक्ट',
    nameAndMore: '{name} + {count, number} और',
    example: 'नमूना',
  },
  enquiryStatistics: {
    enquiries: 'पूछताछ',
    change: 'उससे पहले के {period, number} दिनों के मुकाबले <b>{change}</b>',
    most: 'सबसे ज़्यादा पूछताछ',
  },
  enquiryChart: {
    caption: 'हर दिन की पूछताछ, कुल {count, number}',
  },
  ranking: {
    unnamed: 'बिना नाम का प्रोडक्ट',
  },
  askedChoices: {
    title: 'सबसे ज़्यादा पूछे गए विकल्प',
  },
  visitorInterest: {
    views: 'व्यू',
    viewsInTotal: 'कुल {count, plural, other {# व्यू}}।',
    enquiries: '{count, plural, =0 {कोई पूछताछ नहीं} other {# पूछताछ}}',
    neverEnquired: 'देखे गए, पर पूछताछ नहीं',
    neverEnquiredLead: 'इन्हें जाँच लें: शायद फ़ोटो, साइज़ या कीमत नहीं है।',
    origins: 'पूछताछ कहाँ से आई',
    campaign: 'कैंपेन: {names}',
    devices: {
      phone: 'फ़ोन {count, number}',
      tablet: 'टैबलेट {count, number}',
      desktop: 'कंप्यूटर {count, number}',
    },
  },
  recentChanges: {
    title: 'क्या बदला',
    all: 'सारी गतिविधि',
    system: 'सिस्टम',
  },
  missedSearches: {
    title: 'खोजा गया, पर मिला नहीं',
    lead: 'किसी भी प्रोडक्ट में ये सारे शब्द नहीं हैं। अगर आपके यहाँ उसका नाम दूसरा है, तो बता दें।',
    makeSynonym: 'इसे दूसरा नाम बनाएँ…',
    makeSynonymOf: 'इसे दूसरा नाम बनाएँ…, “{words}”',
    showNearest: 'सबसे मिलते-जुलते प्रोडक्ट देखें',
    showNearestTo: 'सबसे मिलते-जुलते प्रोडक्ट देखें, “{words}”',
  },
  nearestProductsDialog: {
    title: '“{words}” से मिलते-जुलते',
    nothing:
      'आपकी दुकान में इससे मिलता-जुलता कुछ नहीं है। अगर आपके यहाँ उसका नाम दूसरा है, तो इसे उसका दूसरा नाम बनाएँ।',
    relaxed: 'विज़िटर को ये प्रोडक्ट दिखते हैं, जो इससे कुछ हद तक मेल खाते हैं।',
    found: 'विज़िटर को अब ये प्रोडक्ट मिलते हैं।',
    seeAll: 'प्रोडक्ट में सभी {total, number} देखें',
    makeSynonym: 'इसे दूसरा नाम बनाएँ…',
    close: 'बंद करें',
  },
  synonymDialog: {
    title: '“{words}” को दूसरा नाम बनाएँ',
    label: 'इसका मतलब वही है जो',
    description: 'आपकी दुकान में चलने वाला शब्द। दोनों में से कुछ भी खोजने पर दोनों के प्रोडक्ट मिलते हैं।',
    placeholder: 'शब्द चुनें या लिखें',
    suggestions: 'सुझाव',
    sources: {
      category: 'कैटेगरी',
      tag: 'टैग',
      'built-in': 'पहले से शामिल',
      product: 'प्रोडक्ट',
    },
    preview:
      '{count, plural, =0 {“{word}” से कोई प्रोडक्ट नहीं मिलता।} one {“{word}” से # प्रोडक्ट मिलता है:} other {“{word}” से # प्रोडक्ट मिलते हैं:}}',
    missingWord: 'ऐसा शब्द लिखें जो आपकी दुकान में चलता हो।',
    sameWord: 'जो शब्द खोजा गया था, उससे अलग शब्द लिखें।',
    alreadySynonyms: 'ये पहले से एक-दूसरे के नाम हैं। ऐसा शब्द चुनें जिससे प्रोडक्ट मिलें।',
    cancel: 'रद्द करें',
    save: 'दूसरा नाम सेव करें',
  },
  useSynonym: {
    saved: '“{words}” खोजने पर अब वही मिलता है जो “{other}” से मिलता है।',
    removed: 'दूसरा नाम हटाया गया।',
    conflict: 'इस बीच किसी और ने यह दूसरा नाम बदल दिया। सेटिंग्स में देखें।',
  },
  weeklySummaryButton: {
    title: 'हफ़्ते का सार',
    noNumber: 'अभी कोई WhatsApp नंबर नहीं डाला गया है। <link>संपर्क में नंबर जोड़ें</link>',
    send: 'मेरे WhatsApp पर भेजें',
    close: 'बंद करें',
  },
}
