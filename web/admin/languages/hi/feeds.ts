import type { feeds as english } from '../en/feeds.ts'
import type { Translation } from '../translation.ts'

export const feeds: Translation<typeof english> = {
  feeds: {
    title: 'फ़ीड',
    lead: 'प्रोडक्ट की लिस्टें, जो Facebook, Instagram, WhatsApp Business और Google अपने आप ले लेते हैं।',
    switch: 'स्विच',
    share: 'प्रोडक्ट कैटलॉग में शेयर करें',
    shareHint: 'नीचे के लिंक चालू करने के लिए इसे चालू करें।',
    turnedOn: 'फ़ीड चालू हैं।',
    turnedOff: 'फ़ीड बंद हैं।',
    contents: 'आपकी फ़ीड के प्रोडक्ट',
    included: 'फ़ीड में {count, plural, one {# प्रोडक्ट है} other {# प्रोडक्ट हैं}}।',
    leftOut:
      '{count, plural, =0 {कोई छूटा नहीं है।} one {# छूट गया है: कैटलॉग के लिए नाम, कीमत और फ़ोटो ज़रूरी हैं।} other {# छूट गए हैं: कैटलॉग के लिए नाम, कीमत और फ़ोटो ज़रूरी हैं।}}',
    gaps: {
      name: 'नाम नहीं',
      price: 'कीमत नहीं',
      picture: 'फ़ोटो नहीं',
    },
    more: '… और {count, number} बाकी।',
  },
  feedAddresses: {
    title: 'वेब पते',
    explanation:
      'यह वेब पता कैटलॉग में शेड्यूल की हुई डेटा फ़ीड के रूप में जोड़ें; दिन में एक बार काफ़ी है। जिसके पास यह पता हो, वह इसे पढ़ सकता है; इसमें वही है जो आपकी साइट दिखाती है।',
    catalogues: {
      meta: 'Facebook, Instagram और WhatsApp Business',
      google: 'Google Merchant Center',
    },
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
    copyAddress: '{catalogue} का वेब पता कॉपी करें',
    addressCopied: '{catalogue} का वेब पता कॉपी हो गया',
  },
}
