import type { print as english } from '../../en/catalogue/print.ts'
import type { Translation } from '../../translation.ts'

export const print: Translation<typeof english> = {
  sheet: {
    title: 'प्रिंट शीट',
    print: 'प्रिंट करें',
    leftOver:
      '{count, plural, one {बाकी # प्रोडक्ट एक शीट पर नहीं आता।} other {बाकी # प्रोडक्ट एक शीट पर नहीं आते।}}',
    nothing: 'अभी प्रिंट करने को कुछ नहीं है',
    nothingText: 'ऊपर कोई कैटेगरी चुनें, या लिस्ट में प्रोडक्ट चुनें।',
    preview: 'प्रीव्यू',
    products: 'प्रोडक्ट',
    selectCategory: 'कैटेगरी चुनें',
    selected: 'लिस्ट में चुने हुए ({count, number})',
    layout: 'लेआउट',
    drawn: 'सही अनुपात में ड्रॉइंग',
  },
  layouts: {
    two: 'हर पेज पर 2',
    six: 'हर पेज पर 6',
    tags: 'कीमत के टैग',
  },
  pages: {
    qrCode: '{name} का QR कोड',
    drawing: '{name} की सही अनुपात में ड्रॉइंग',
    front: 'सामने से',
    side: 'बगल से',
  },
  choices: {
    more: '{count, number} और विकल्प',
    total: 'कुल {count, number}',
  },
}
