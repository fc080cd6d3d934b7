import type { roomPoints as english } from '../../en/forms/room-points.ts'
import type { Translation } from '../../translation.ts'

export const roomPoints: Translation<typeof english> = {
  aside: '{max, number} में से {count, number}',
  noPhoto: 'पहले फ़ोटो चुनें। फिर उसमें प्रोडक्ट पर निशान लगाएँ।',
  help: 'निशान लगाने के लिए फ़ोटो में प्रोडक्ट पर क्लिक करें। निशान को खींचें या ऐरो की से खिसकाएँ (Shift दबाकर ज़्यादा दूर); Delete से निशान मिट जाता है।',
  notThere: 'सिर्फ़ आपकी दुकान के प्रोडक्ट पर निशान लग सकता है। <link>प्रोडक्ट जोड़ें</link>',
  noProduct: 'अभी कोई प्रोडक्ट नहीं',
  mark: 'निशान {number}: {name}, बाएँ से {x, number}%, ऊपर से {y, number}%',
  add: 'निशान जोड़ें',
  change: 'निशान {number} के लिए दूसरा प्रोडक्ट चुनें: {name}',
  remove: 'निशान {number} हटाएँ: {name}',
  described: '{name}, बाएँ से {x, number}% और ऊपर से {y, number}%',
}
