/** Errors of requests and rules of small forms, by their English text, in Hindi. */
export const sentences: Readonly<Record<string, string>> = {
  'The server cannot be reached. Check your connection and try again.':
    'सर्वर से संपर्क नहीं हो पा रहा है। अपना इंटरनेट जाँचें और फिर से कोशिश करें।',
  'The server sent an unreadable response. Please try again.':
    'सर्वर का जवाब पढ़ा नहीं जा सका। फिर से कोशिश करें।',
  'The upload was stopped.': 'अपलोड रोक दिया गया।',
  'This is too large to send.': 'यह भेजने के लिए बहुत बड़ा है।',
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। फिर से कोशिश करें।',
  'The email field is required.': 'ई-मेल भरना ज़रूरी है।',
  'The password field is required.': 'पासवर्ड भरना ज़रूरी है।',
  'The current password field is required.': 'मौजूदा पासवर्ड भरना ज़रूरी है।',
  'The name field is required.': 'नाम भरना ज़रूरी है।',
  'The code field is required.': 'कोड भरना ज़रूरी है।',
  'Please enter a valid email address.': 'सही ई-मेल पता भरें।',
  'Password must be at least 6 characters long.': 'पासवर्ड कम से कम 6 अक्षर का होना चाहिए।',
  'Password must be at least 8 characters long.': 'पासवर्ड कम से कम 8 अक्षर का होना चाहिए।',
  'must be at most 500 characters': 'ज़्यादा से ज़्यादा 500 अक्षर हो सकते हैं',
}
