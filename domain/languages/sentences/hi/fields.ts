/** Rules of single fields, in Hindi. */
export const fields = {
  'The name field is required.': 'नाम लिखना ज़रूरी है।',
  'The title field is required.': 'शीर्षक लिखना ज़रूरी है।',
  'The description field is required.': 'विवरण लिखना ज़रूरी है।',
  'The content field is required.': 'टेक्स्ट लिखना ज़रूरी है।',
  'The comment field is required.': 'टिप्पणी लिखना ज़रूरी है।',
  'The slogan field is required.': 'स्लोगन लिखना ज़रूरी है।',
  'The location field is required.': 'पता लिखना ज़रूरी है।',
  'The link field is required.': 'लिंक डालना ज़रूरी है।',
  'The category field is required.': 'कैटेगरी का नाम लिखना ज़रूरी है।',
  'The product field is required.': 'प्रोडक्ट चुनना ज़रूरी है।',
  'The rating field is required.': 'रेटिंग देना ज़रूरी है।',
  'The kind field is required.': 'प्रकार चुनना ज़रूरी है।',
  'The image field is required.': 'फ़ोटो लगाना ज़रूरी है।',
  'The Video field is required.': 'वीडियो लगाना ज़रूरी है।',
  'The highlights field is required.': 'ख़ास बातें लिखना ज़रूरी है।',
  'The your experience field is required.': 'अनुभव के साल लिखना ज़रूरी है।',
  'The zula items field is required.': 'झूलों की संख्या लिखना ज़रूरी है।',
  'Satisfied Customer count is required': 'संतुष्ट ग्राहकों की संख्या लिखना ज़रूरी है',
  'Image is required': 'फ़ोटो लगाना ज़रूरी है',
  'Video is required': 'वीडियो लगाना ज़रूरी है',
  'Invalid email': 'ई-मेल सही नहीं है',
  'Invalid URL': 'लिंक सही नहीं है',
  'Mobile number must be 10 digits': 'मोबाइल नंबर 10 अंकों का होना चाहिए',
  'WhatsApp number must be 10 digits': 'WhatsApp नंबर 10 अंकों का होना चाहिए',
  'Rating must be a whole number from 1 to 5': 'रेटिंग 1 से 5 तक की पूरी संख्या होनी चाहिए',
  'Please write a number of 0 or more, such as 120': '0 या उससे बड़ी संख्या लिखें, जैसे 120',
  'Please enter the amount in digits, such as 1299 or 1299.50':
    'रकम अंकों में लिखें, जैसे 1299 या 1299.50',
  'Please choose one from the list': 'लिस्ट में से एक चुनें',
  'Please write the colour as # and six digits, such as #8a9a80':
    'रंग को # और छह अंकों में लिखें, जैसे #8a9a80',
  'Please enter date and time with an offset, such as 2026-01-31T09:00:00Z':
    'तारीख़ और समय, टाइम ज़ोन के अंतर के साथ लिखें, जैसे 2026-01-31T09:00:00Z',
  'Enter opening and closing times such as 10:00-19:00. They must not overlap.':
    'खुलने और बंद होने का समय लिखें, जैसे 10:00-19:00। समय आपस में टकराने नहीं चाहिए।',
  'Each holiday needs a first day, and a last day that is not before it.':
    'हर छुट्टी का पहला दिन चाहिए, और आख़िरी दिन उससे पहले नहीं हो सकता।',
  'Accent colour must be # and six digits or letters A–F, such as #01A0E2':
    'मुख्य रंग को # और छह अंकों या A–F अक्षरों में लिखें, जैसे #01A0E2',
  'Time zone must be a name such as Asia/Kolkata': 'टाइम ज़ोन का नाम लिखें, जैसे Asia/Kolkata',
  'Currency must be a currency code, such as INR or USD': 'करेंसी का कोड लिखें, जैसे INR या USD',
  'The sale price must be lower than the price.': 'सेल कीमत, कीमत से कम होनी चाहिए।',
  'A photo shows a value that no choice has.': 'किसी फ़ोटो में ऐसी वैल्यू चुनी है, जो किसी विकल्प में नहीं है।',
  'The choice has no such value.': 'इस विकल्प में यह वैल्यू नहीं है।',
  'A product can have at most {number} choices.':
    'एक प्रोडक्ट में ज़्यादा से ज़्यादा {number} विकल्प हो सकते हैं।',
  'The product has the same choice twice.': 'प्रोडक्ट में एक ही विकल्प दो बार है।',
  'The kind of a choice cannot be changed. Please add another choice.':
    'विकल्प का प्रकार नहीं बदला जा सकता। दूसरा विकल्प जोड़ें।',
  'Every value needs a name.': 'हर वैल्यू का नाम लिखना ज़रूरी है।',
  'A choice can have at most {number} values.': 'एक विकल्प में ज़्यादा से ज़्यादा {number} वैल्यू हो सकती हैं।',
  'Two values have the same name.': 'दो वैल्यू का नाम एक जैसा है।',
  'Please choose the unit of the measure.': 'नाप की इकाई चुनें।',
  'Please choose the product of each mark.': 'हर निशान का प्रोडक्ट चुनें।',
  'Please mark the place of each product on the photo.': 'फ़ोटो पर हर प्रोडक्ट की जगह चुनें।',
  'The place of a mark is a number from 0 to 1.': 'निशान की जगह 0 से 1 के बीच की संख्या होती है।',
  'A room can have at most {number} marks.': 'एक कमरे में ज़्यादा से ज़्यादा {number} निशान हो सकते हैं।',
  'Please write the smallest measure.': 'सबसे छोटा नाप लिखें।',
  'Please write the largest measure.': 'सबसे बड़ा नाप लिखें।',
  'The largest measure must not be below the smallest.':
    'सबसे बड़ा नाप, सबसे छोटे नाप से कम नहीं हो सकता।',
}
