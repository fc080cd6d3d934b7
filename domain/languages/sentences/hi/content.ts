/** Records and their fields, in Hindi. Forms follow the gender and number of the label. */
export const content = {
  '{label} added.': '{label} {label:जोड़ा गया/जोड़ी गई/जोड़े गए/जोड़ी गईं}।',
  '{label} saved.': '{label} {label:सेव किया गया/सेव की गई/सेव किए गए/सेव की गईं}।',
  '{label} deleted.': '{label} {label:डिलीट किया गया/डिलीट की गई/डिलीट किए गए/डिलीट की गईं}।',
  '{label} restored.': '{label} {label:वापस लाया गया/वापस लाई गई/वापस लाए गए/वापस लाई गईं}।',
  '{label} restored to version {number}.':
    '{label} {label:वापस लाया गया/वापस लाई गई/वापस लाए गए/वापस लाई गईं}: वर्शन {number}।',
  'About Us saved.': '“हमारे बारे में” सेव किया गया।',
  'About Us restored to version {number}.': '“हमारे बारे में” वापस लाया गया: वर्शन {number}।',
  'Order saved.': 'क्रम सेव किया गया।',
  '{label} not found': '{label} नहीं {label:मिला/मिली/मिले/मिलीं}',
  'Product {id} not found': 'प्रोडक्ट {id} नहीं मिला',
  'Enquiry {id} not found': 'पूछताछ {id} नहीं मिली',
  'Someone else changed this {label} meanwhile. Check the current version and try again.':
    'इस बीच किसी और ने {label:यह/यह/ये/ये} {label} {label:बदल दिया/बदल दी/बदल दिए/बदल दीं}। मौजूदा वर्शन देखकर फिर से कोशिश करें।',
  'The {label} of this {label2} was deleted. Restore the {label} first.':
    '“{label2}” से {label:जुड़ा/जुड़ी/जुड़े/जुड़ी} “{label}” {label:डिलीट किया जा चुका है/डिलीट की जा चुकी है/डिलीट किए जा चुके हैं/डिलीट की जा चुकी हैं}। पहले उसे वापस लाएँ।',
  'The product of this review was deleted. Restore the product first.':
    'इस रिव्यू का प्रोडक्ट डिलीट किया जा चुका है। पहले प्रोडक्ट वापस लाएँ।',
  'A photo or video of this version no longer exists: files are deleted {number} days after their last use.':
    'इस वर्शन की कोई फ़ोटो या वीडियो अब नहीं है: फ़ाइलें आख़िरी इस्तेमाल के {number} दिन बाद डिलीट कर दी जाती हैं।',
  'A record cannot be moved after itself.': 'किसी एंट्री को उसी के बाद नहीं खिसकाया जा सकता।',
  'Please check the fields.': 'फ़ील्ड जाँच लें।',
  '{label}: one of the images does not belong to this record. Please upload it.':
    '{label}: इनमें से एक फ़ोटो इस एंट्री की नहीं है। उसे अपलोड करें।',
  '{label}: one of the pictures does not belong to this record. Please upload it.':
    '{label}: इनमें से एक फ़ोटो इस एंट्री की नहीं है। उसे अपलोड करें।',
  '{label}: the form has no file for the picture “{url}”.':
    '{label}: फ़ॉर्म में फ़ोटो “{url}” की फ़ाइल नहीं है।',
  '{resource} has no field {name}': '{resource} में {name} नाम का फ़ील्ड नहीं है',
  '{name} has no such value': '{name} में यह वैल्यू नहीं हो सकती',
  'must be a whole number': 'पूरी संख्या लिखें',
  'must be text': 'यहाँ टेक्स्ट होना चाहिए',
  'must be a list of texts': 'यहाँ टेक्स्ट की लिस्ट होनी चाहिए',
  'must be a list of objects': 'यहाँ एंट्रियों की लिस्ट होनी चाहिए',
  'must be true or false': 'यहाँ true या false होना चाहिए',
  'must be texts by their names': 'यहाँ नाम के साथ टेक्स्ट होने चाहिए',
  'must be at most {number} characters': 'ज़्यादा से ज़्यादा {number} अक्षर लिखें',
  'must be at least {number} characters': 'कम से कम {number} अक्षर लिखें',
  'must have at most {number} entries': 'ज़्यादा से ज़्यादा {number} एंट्री हो सकती हैं',
  'must have at most {number} photos': 'ज़्यादा से ज़्यादा {number} फ़ोटो हो सकती हैं',
  '{label}, “{label2}”: {sentence}': '{label}, “{label2}”: {sentence}',
  '{word} is not known here. You can use {words}.':
    '{word} यहाँ काम नहीं करता। आप {words} लिख सकते हैं।',
  '{word} is not known here. You can use: {words}.':
    '{word} यहाँ काम नहीं करता। आप ये लिख सकते हैं: {words}।',
  '{word} must be in this text exactly once.': 'इस टेक्स्ट में {word} ठीक एक बार होना चाहिए।',
  'This text is too long for a chat link: it takes {number} characters, at most {number2} are allowed. Letters other than A–Z count several times.':
    'यह टेक्स्ट चैट लिंक के लिए बहुत लंबा है: इसमें {number} अक्षर लगते हैं, ज़्यादा से ज़्यादा {number2} हो सकते हैं। A–Z के अलावा हर अक्षर कई बार गिना जाता है।',
  '{sentence} The closest shade that works is {colour}.':
    '{sentence} इससे सबसे मिलता-जुलता सही रंग {colour} है।',
  'This colour is hard to see on white: its contrast is {number}, at least {number2} is needed.':
    'यह रंग सफ़ेद पर ठीक से नहीं दिखता: इसका कंट्रास्ट {number} है, कम से कम {number2} चाहिए।',
  'Neither white nor dark text is easy to read on this colour: the contrast is {number}, at least {number2} is needed.':
    'इस रंग पर न सफ़ेद टेक्स्ट ठीक से पढ़ा जाता है, न गहरा: कंट्रास्ट {number} है, कम से कम {number2} चाहिए।',
  'The search has no group of words with the id “{id}”.': 'खोज में “{id}” नाम का शब्द-समूह नहीं है।',
}
