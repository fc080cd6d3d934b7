import { type SearchWord, wordsOf } from '../../kernel/text-normalisation.ts'

/**
 * The words of a query without those that carry no meaning for a catalogue, such as `for`, `ke liye`
 * or `માટે`. All of them if nothing else would be left.
 */
export function dropStopWords(words: SearchWord[]): SearchWord[] {
  const kept: SearchWord[] = []
  for (let at = 0; at < words.length; ) {
    const length = getStopLength(words, at)
    const word = words[at]
    if (length === 0 && word !== undefined) kept.push(word)
    at += Math.max(1, length)
  }
  return kept.length > 0 ? kept : words
}

/** Number of words of the longest stop word or phrase at a place; 0 if there is none. */
function getStopLength(words: SearchWord[], at: number): number {
  for (let length = MAX_PHRASE_WORDS; length > 0; length--) {
    const part = words.slice(at, at + length)
    if (part.length === length && stopKeys.has(keyOf(part))) return length
  }
  return 0
}

/** Latin words are compared as typed: `navy` is no `નવી`, and `off` no `of`. */
function keyOf(words: SearchWord[]): string {
  return words
    .map(({ spelling, normalised }) =>
      /^\p{Script=Latin}/u.test(spelling) ? spelling : `~${normalised}`,
    )
    .join(' ')
}

/**
 * `set` (dining set) and sizes such as `small` mean something. `under`, `max` and their like belong
 * to measures, which are read before; what is left of them means nothing.
 */
const english = `a an the this that these those it its one ones some any all each every other another
  for with without in on at of to from by into as and or but not no than then so too very really just only also
  inside under below over above within upto max maximum min minimum least most between around about approx
  i im ive me my mine we us our you your he she they them their is are be am was were been has have having do does did
  can could will would shall should may might must let lets
  what which where when who why how much many there here
  need needs want wants wanted looking look search searching find finding found show see view get got give take
  like prefer keep put buy buying purchase order ordering shop shopping store sell selling seller sale offer offers
  discount x deal deals price prices priced pricing cost costs costing rate rates budget cheap cheaper cheapest affordable
  inexpensive money rs inr rupee rupees online website near nearby available availability delivery
  please pls plz kindly hi hello hey thanks thank
  colour color coloured colored suggest suggestion
  best good better nice new latest great perfect suitable something anything someone
  product products item items thing things piece pieces model models design designs type types kind kinds option
  options variety range collection furniture home ghar`

const hinglish = `ka ki ke ko kaa kii se mein me mai par pe tak aur ya bhi hi to toh ne
  hai hain ho hoga hogi hota hoti tha thi
  wala wali wale vala vali vale waala waali waale walla wali
  chahiye chahie chaiye chahiya chahte chahta chahti mangta
  mujhe mujhko hame hume humein humko mera meri mere hamara hamare hamari apna apni apne aap aapke aapki
  kya kaun kaunsa kaunsi konsa konsi kaisa kaisi kaise kahan kidhar kab kitna kitni kitne
  dikhao dikhaiye dikhaye dikha dikhana batao bataiye bata batana dijiye dijie dena lena lene leni khareedna kharidna
  kharidne kharidni milega milegi milta milti karna karne karo hona sakte sakta
  koi kuch kuchh ek acha accha achha achhi acchi ache acche achhe badhiya sabse sasta sasti saste naya nayi naye
  rang rangno rangni kalar liye lie lagane rakhne rakhna wagairah bina
  kimat keemat daam dam bhav paisa paise rupaye rupay rupaiya
  mate maate joie joiye joiae joieye batavo batao aapo che chhe vaalu valu valo vaali vaalo nu no na ni ane athva maa`

const hindi = `का की के को से में मे पर पे तक और या भी ही तो ने है हैं हो होगा
  वाला वाली वाले चाहिए चाहिये चाहिएं चाहता चाहती चाहते मुझे मुझको हमें हमको मेरा मेरी मेरे हमारे हमारा हमारी
  अपना अपनी अपने आप आपके क्या कौन कौनसा कौनसी कैसा कैसी कैसे कहाँ कहां कितना कितनी कितने
  दिखाओ दिखाइए दिखाइये दिखाएं दिखाना बताओ बताइए बताएं दीजिए दो दे देना लेना लेने खरीदना खरीदने खरीदनी मिलेगा मिलेगी
  करना करने कोई कुछ एक अच्छा अच्छी अच्छे बढ़िया सबसे सस्ता सस्ती सस्ते नया नई नए लिए लिये बिना
  रंग कलर कीमत क़ीमत दाम भाव पैसे रुपये रुपए रूपये घर फर्नीचर फ़र्नीचर प्लीज ऑनलाइन`

const gujarati = `માટે જોઈએ જોઇએ છે છીએ નો ની નું ના ને માં થી સુધી પર અને અથવા કે પણ તો
  વાળું વાળો વાળી વાળા વાલા મને અમને મારે મારા મારી મારું અમારે અમારા શું કયો કઈ કયું કેવો કેવું કેટલા કેટલો કેટલું ક્યાં
  બતાવો બતાવશો આપો આપશો લેવો લેવું લેવી ખરીદવું ખરીદવો ખરીદવી મળશે કોઈ એક સારો સારી સારું સસ્તું સસ્તો સસ્તી
  નવો નવી નવું વગર રંગ રંગનો રંગની કલર કિંમત ભાવ રૂપિયા ઘર ફર્નિચર સાથે`

const phrases = `for sale, on sale, near me, in stock, how much, low price, best price, under budget, good quality,
  ke liye, ke lie, k liye, ke saath, ke sath, ke bina, ke andar, ke niche, se kam, sabse accha, dikha do, bata do,
  के लिए, के लिये, के साथ, के बिना, के अंदर, से कम, दिखा दो, बता दो,
  ની સાથે, ના માટે, થી ઓછું, બતાવી દો`

/** Normalised stop words and phrases. */
const stopKeys = new Set(
  [
    ...[english, hinglish, hindi, gujarati].flatMap((list) => list.split(/\s+/)),
    ...phrases.split(','),
  ].map((text) => keyOf(wordsOf(text))),
)

const MAX_PHRASE_WORDS = Math.max(...[...stopKeys].map((key) => key.split(' ').length))
