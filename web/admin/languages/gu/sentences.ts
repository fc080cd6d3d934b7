/** Errors of requests and rules of small forms, by their English text, in Gujarati. */
export const sentences: Readonly<Record<string, string>> = {
  'The server cannot be reached. Check your connection and try again.':
    'સર્વરનો સંપર્ક થતો નથી. તમારું ઇન્ટરનેટ તપાસો અને ફરી પ્રયાસ કરો.',
  'The server sent an unreadable response. Please try again.':
    'સર્વરનો જવાબ વાંચી શકાયો નહીં. ફરી પ્રયાસ કરો.',
  'The upload was stopped.': 'અપલોડ અટકાવવામાં આવ્યું.',
  'This is too large to send.': 'આ મોકલવા માટે ઘણું મોટું છે.',
  'Something went wrong. Please try again.': 'કંઈક ભૂલ થઈ. ફરી પ્રયાસ કરો.',
  'The email field is required.': 'ઈ-મેલ ભરવો જરૂરી છે.',
  'The password field is required.': 'પાસવર્ડ ભરવો જરૂરી છે.',
  'The current password field is required.': 'હાલનો પાસવર્ડ ભરવો જરૂરી છે.',
  'The name field is required.': 'નામ ભરવું જરૂરી છે.',
  'The code field is required.': 'કોડ ભરવો જરૂરી છે.',
  'Please enter a valid email address.': 'સાચું ઈ-મેલ સરનામું ભરો.',
  'Password must be at least 6 characters long.': 'પાસવર્ડ ઓછામાં ઓછા 6 અક્ષરનો હોવો જોઈએ.',
  'Password must be at least 8 characters long.': 'પાસવર્ડ ઓછામાં ઓછા 8 અક્ષરનો હોવો જોઈએ.',
  'must be at most 500 characters': 'વધુમાં વધુ 500 અક્ષર હોઈ શકે',
}
