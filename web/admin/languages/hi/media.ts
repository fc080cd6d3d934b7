import type { media as english } from '../en/media.ts'
import type { Translation } from '../translation.ts'

export const media: Translation<typeof english> = {
  altText: {
    describe: '{name} का विवरण लिखें',
    describeMissing: '{name} का विवरण लिखें, अभी विवरण नहीं है',
    missing: 'अभी कोई विवरण नहीं',
    label: 'फ़ोटो का विवरण (alt टेक्स्ट)',
    description: 'फ़ोटो में क्या है, एक वाक्य में लिखें: स्क्रीन रीडर वालों और सर्च इंजन के लिए।',
    placeholder: 'बरामदे में पीतल की चेन वाला सागौन का दो-सीटर झूला',
    cancel: 'रद्द करें',
    done: 'हो गया',
  },
  focusPoint: {
    help: 'फ़ोटो कटने पर जो दिखना ही चाहिए, उस पर क्लिक करें। तीर वाली कुंजियों से बिंदु खिसकता है।',
    label: 'मुख्य बिंदु: बाएँ से {x}%, ऊपर से {y}%',
  },
  filePreparation: {
    noPhoto: '{name} फ़ोटो नहीं है। JPEG, PNG, WebP, AVIF या GIF फ़ाइल चुनें।',
    noVideo: '{name} वीडियो नहीं है। MP4, MOV या WebM फ़ाइल चुनें।',
    tooLarge: 'बहुत बड़ी',
    tooLargeSentence: '{name} का साइज़ {limit} MB से ज़्यादा है। कोई छोटी फ़ाइल चुनें।',
    unreadable: 'पढ़ी नहीं जा सकी',
    unreadableSentence: '{name} को फ़ोटो की तरह पढ़ा नहीं जा सका; शायद फ़ाइल ख़राब है। कोई दूसरी चुनें।',
    heic: '{name} HEIC फ़ोटो है, जिसे यह ब्राउज़र पढ़ नहीं सकता। फ़ोन की कैमरा सेटिंग्स में “Most Compatible” चुनें या इसे JPEG में एक्सपोर्ट करें।',
  },
}
