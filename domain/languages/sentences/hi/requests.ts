/** Requests as such, and the connection, in Hindi. */
export const requests = {
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। फिर से कोशिश करें।',
  'Something went wrong on our side. Please try again.': 'हमारी तरफ़ कुछ गड़बड़ हो गई। फिर से कोशिश करें।',
  'The server’s disk is full, so nothing was saved. Please try again later.':
    'सर्वर की डिस्क भर गई है, इसलिए कुछ भी सेव नहीं हुआ। बाद में फिर से कोशिश करें।',
  'The database is locked by another program, so nothing was saved. Please try again.':
    'डेटाबेस को कोई दूसरा प्रोग्राम इस्तेमाल कर रहा है, इसलिए कुछ भी सेव नहीं हुआ। फिर से कोशिश करें।',
  'The shop is not available right now. Please try again.': 'दुकान अभी उपलब्ध नहीं है। फिर से कोशिश करें।',
  'There is nothing at this address.': 'इस पते पर कुछ नहीं है।',
  'This address does not exist.': 'यह पता मौजूद नहीं है।',
  'There is no such id.': 'यह आईडी मौजूद नहीं है।',
  'This id is not valid.': 'यह आईडी सही नहीं है।',
  'The version must be a whole number.': 'वर्शन पूरी संख्या होना चाहिए।',
  'If-Match must be a version in quotes, such as "3".':
    'If-Match में कोटेशन मार्क के बीच वर्शन होना चाहिए, जैसे "3"।',
  'The request is too large. Please send less at once.':
    'एक साथ बहुत ज़्यादा भेजा गया। एक बार में कम भेजें।',
  'The request was too slow. Please try again.': 'भेजने में बहुत देर लगी। फिर से कोशिश करें।',
  'The header of the request is too large.': 'भेजा गया हेडर बहुत बड़ा है।',
  'The request could not be read.': 'भेजा गया कॉन्टेंट पढ़ा नहीं जा सका।',
  'The request could not be read. Please check its body.': 'भेजा गया कॉन्टेंट पढ़ा नहीं जा सका। उसे जाँचें।',
  'The request could not be read. Please check its address.': 'भेजा गया पता पढ़ा नहीं जा सका। उसे जाँचें।',
  'Please send JSON or a multipart form.': 'JSON या multipart फ़ॉर्म भेजें।',
  'The body is not valid JSON.': 'भेजा गया JSON सही नहीं है।',
  'The body must be a JSON object.': 'भेजा गया कॉन्टेंट JSON object होना चाहिए।',
  'The Host header must name the site, such as www.example.com.':
    'Host हेडर में साइट का नाम होना चाहिए, जैसे www.example.com।',
  'The form is larger than {number} MB. Please send fewer files at once.':
    'फ़ॉर्म {number} MB से बड़ा है। एक बार में कम फ़ाइलें भेजें।',
  'The form has more than {number} fields and files.': 'फ़ॉर्म में {number} से ज़्यादा फ़ील्ड और फ़ाइलें हैं।',
  'One of the files is too large.': 'एक फ़ाइल बहुत बड़ी है।',
  'The form could not be read. Please send it again.': 'फ़ॉर्म पढ़ा नहीं जा सका। फिर से भेजें।',
  'The upload was interrupted. Please try again.': 'अपलोड बीच में रुक गया। फिर से कोशिश करें।',
  'The upload was cancelled. Nothing was saved.': 'अपलोड रद्द हुआ। कुछ भी सेव नहीं हुआ।',
  'Too many requests from your network. Try again in a second.':
    'आपके नेटवर्क से एक साथ बहुत सारे पेज खोले गए। एक सेकंड बाद फिर से कोशिश करें।',
  'Too many requests from your network. Try again in {number} seconds.':
    'आपके नेटवर्क से एक साथ बहुत सारे पेज खोले गए। {number} सेकंड बाद फिर से कोशिश करें।',
  'Metrics are available on the server itself or with METRICS_TOKEN.':
    'मेट्रिक्स सिर्फ़ सर्वर पर या METRICS_TOKEN के साथ मिलते हैं।',
  '{parameter}: {sentence}': '{parameter}: {sentence}',
  'must be one of {list}': 'इनमें से एक लिखें: {list}',
  'must be a whole number of 0 or more': '0 या उससे बड़ी पूरी संख्या लिखें',
  'must be a whole number from 1 to 366': '1 से 366 तक की पूरी संख्या लिखें',
  'must be an amount such as 1299 or 1299.50': 'रकम लिखें, जैसे 1299 या 1299.50',
  'must not contain control characters': 'इसमें कंट्रोल कैरेक्टर नहीं होने चाहिए',
  'must be the id of a record': 'यहाँ किसी एंट्री की आईडी होनी चाहिए',
  'must be values by field': 'यहाँ फ़ील्ड के साथ वैल्यू होनी चाहिए',
  'must be a list': 'यहाँ लिस्ट होनी चाहिए',
  'at most {number}': 'ज़्यादा से ज़्यादा {number}',
  'Invalid input': 'यह सही नहीं है',
  'Invalid input: expected {type}, received {type2}': 'यह सही नहीं है: {type} चाहिए, {type2} मिला',
  'Unrecognized key: {key}': 'यह नहीं पहचाना गया: {key}',
  'The server cannot be reached. Check your connection and try again.':
    'सर्वर से संपर्क नहीं हो पा रहा। इंटरनेट जाँचकर फिर से कोशिश करें।',
  'The server sent an unreadable response. Please try again.':
    'सर्वर का जवाब पढ़ा नहीं जा सका। फिर से कोशिश करें।',
  'The upload was stopped.': 'अपलोड रोक दिया गया।',
  'This is too large to send.': 'यह भेजने के लिए बहुत बड़ा है।',
}
