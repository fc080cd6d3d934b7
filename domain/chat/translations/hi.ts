import { referenceWords } from '../../enquiry/reference-words.ts'
import type { ChatTranslation } from '../chat-words.ts'

const card = 'नमस्ते, मुझे यह ख़रीदना है:\n{name}\n{link}\nधन्यवाद!'
const shortlist = 'नमस्ते, मुझे ये पसंद हैं:\n{products}\nधन्यवाद!'

export const chatWords: ChatTranslation = {
  templates: {
    product: [
      'नमस्ते, मुझे यह ऑर्डर करना है:',
      'नाम: {name}',
      'विवरण: {description}',
      'कैटेगरी: {category}',
      'टैग: {tags}',
      'साइज़: लंबाई {length}, चौड़ाई {width}, ऊँचाई {height}',
      'मटीरियल: {material}',
      '{choices}',
      'कीमत: {price}',
      'लिंक: {link}',
    ].join('\n'),
    card,
    sold: 'नमस्ते, मैंने यह प्रोडक्ट देखा, जो बिक चुका है:\n{name}\n{link}\nक्या आप ऐसा एक और बना सकते हैं? धन्यवाद!',
    customSize: 'मुझे यह दूसरे साइज़ में चाहिए: {name}\n{link}',
    shortlist,
    message: '{message}',
    header: '',
  },
  card,
  shortlist,
  wish: 'नमस्ते, मुझे यह चाहिए: {words}',
  question: 'नमस्ते, मुझे इस प्रोडक्ट के बारे में पूछना है:\n{link}\nधन्यवाद!',
  product: 'प्रोडक्ट',
  more: '… और {count}',
  reference: referenceWords.hi,
  length: 'लंबाई',
  width: 'चौड़ाई',
  height: 'ऊँचाई',
  missing: {
    description: 'विवरण नहीं',
    category: 'नहीं बताया',
    tags: 'कोई टैग नहीं',
    size: 'नहीं बताया',
    length: '–',
    width: '–',
    height: '–',
    material: 'नहीं बताया',
  },
}
