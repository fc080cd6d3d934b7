import type { requests as hindi } from '../hi/requests.ts'

/** Requests as such, and the connection, in Gujarati. */
export const requests: Readonly<Record<keyof typeof hindi, string>> = {
  'Something went wrong. Please try again.': 'કંઈક ગડબડ થઈ. ફરી પ્રયાસ કરો.',
  'Something went wrong on our side. Please try again.': 'અમારા તરફથી કંઈક ગડબડ થઈ. ફરી પ્રયાસ કરો.',
  'The server’s disk is full, so nothing was saved. Please try again later.':
    'સર્વરની ડિસ્ક ભરાઈ ગઈ છે, એટલે કંઈ સચવાયું નથી. પછી ફરી પ્રયાસ કરો.',
  'The database is locked by another program, so nothing was saved. Please try again.':
    'ડેટાબેઝ બીજો કોઈ પ્રોગ્રામ વાપરી રહ્યો છે, એટલે કંઈ સચવાયું નથી. ફરી પ્રયાસ કરો.',
  'The shop is not available right now. Please try again.': 'દુકાન હમણાં ઉપલબ્ધ નથી. ફરી પ્રયાસ કરો.',
  'There is nothing at this address.': 'આ સરનામે કંઈ નથી.',
  'This address does not exist.': 'આવું કોઈ સરનામું નથી.',
  'There is no such id.': 'આવી કોઈ આઈડી નથી.',
  'This id is not valid.': 'આ આઈડી સાચી નથી.',
  'The version must be a whole number.': 'વર્ઝન પૂર્ણ સંખ્યા હોવું જોઈએ.',
  'If-Match must be a version in quotes, such as "3".':
    'If-Matchમાં અવતરણ ચિહ્નોમાં વર્ઝન હોવું જોઈએ, જેમ કે "3".',
  'The request is too large. Please send less at once.': 'એકસાથે ઘણું બધું મોકલાયું. એક વારમાં ઓછું મોકલો.',
  'The request was too slow. Please try again.': 'મોકલવામાં ઘણી વાર લાગી. ફરી પ્રયાસ કરો.',
  'The header of the request is too large.': 'મોકલેલું હેડર ઘણું મોટું છે.',
  'The request could not be read.': 'મોકલેલું કન્ટેન્ટ વાંચી શકાયું નહીં.',
  'The request could not be read. Please check its body.': 'મોકલેલું કન્ટેન્ટ વાંચી શકાયું નહીં. તેને તપાસો.',
  'The request could not be read. Please check its address.':
    'મોકલેલું સરનામું વાંચી શકાયું નહીં. તેને તપાસો.',
  'Please send JSON or a multipart form.': 'JSON કે multipart ફોર્મ મોકલો.',
  'The body is not valid JSON.': 'મોકલેલું JSON સાચું નથી.',
  'The body must be a JSON object.': 'મોકલેલું કન્ટેન્ટ JSON object હોવું જોઈએ.',
  'The Host header must name the site, such as www.example.com.':
    'Host હેડરમાં સાઇટનું નામ હોવું જોઈએ, જેમ કે www.example.com.',
  'The form is larger than {number} MB. Please send fewer files at once.':
    'ફોર્મ {number} MBથી મોટું છે. એક વારમાં ઓછી ફાઇલો મોકલો.',
  'The form has more than {number} fields and files.': 'ફોર્મમાં {number}થી વધારે ફીલ્ડ અને ફાઇલો છે.',
  'One of the files is too large.': 'એક ફાઇલ ઘણી મોટી છે.',
  'The form could not be read. Please send it again.': 'ફોર્મ વાંચી શકાયું નહીં. ફરી મોકલો.',
  'The upload was interrupted. Please try again.': 'અપલોડ વચ્ચે અટકી ગયું. ફરી પ્રયાસ કરો.',
  'The upload was cancelled. Nothing was saved.': 'અપલોડ રદ થયું. કંઈ સચવાયું નથી.',
  'Too many requests from your network. Try again in a second.':
    'તમારા નેટવર્કમાંથી એકસાથે ઘણાં પેજ ખોલાયાં. એક સેકન્ડ પછી ફરી પ્રયાસ કરો.',
  'Too many requests from your network. Try again in {number} seconds.':
    'તમારા નેટવર્કમાંથી એકસાથે ઘણાં પેજ ખોલાયાં. {number} સેકન્ડ પછી ફરી પ્રયાસ કરો.',
  'Metrics are available on the server itself or with METRICS_TOKEN.':
    'મેટ્રિક્સ ફક્ત સર્વર પર કે METRICS_TOKEN સાથે મળે છે.',
  '{parameter}: {sentence}': '{parameter}: {sentence}',
  'must be one of {list}': 'આમાંથી એક લખો: {list}',
  'must be a whole number of 0 or more': '0 કે તેનાથી મોટી પૂર્ણ સંખ્યા લખો',
  'must be a whole number from 1 to 366': '1–366ની વચ્ચેની પૂર્ણ સંખ્યા લખો',
  'must be an amount such as 1299 or 1299.50': 'રકમ લખો, જેમ કે 1299 કે 1299.50',
  'must not contain control characters': 'આમાં કંટ્રોલ કેરેક્ટર ન હોવા જોઈએ',
  'must be the id of a record': 'અહીં કોઈ એન્ટ્રીની આઈડી હોવી જોઈએ',
  'must be values by field': 'અહીં ફીલ્ડ સાથે વેલ્યુ હોવી જોઈએ',
  'must be a list': 'અહીં યાદી હોવી જોઈએ',
  'at most {number}': 'વધુમાં વધુ {number}',
  'Invalid input': 'આ સાચું નથી',
  'Invalid input: expected {type}, received {type2}': 'આ સાચું નથી: {type} જોઈએ, {type2} મળ્યું',
  'Unrecognized key: {key}': 'આ ઓળખાયું નથી: {key}',
  'The server cannot be reached. Check your connection and try again.':
    'સર્વરનો સંપર્ક થતો નથી. ઇન્ટરનેટ તપાસીને ફરી પ્રયાસ કરો.',
  'The server sent an unreadable response. Please try again.':
    'સર્વરનો જવાબ વાંચી શકાયો નહીં. ફરી પ્રયાસ કરો.',
  'The upload was stopped.': 'અપલોડ રોકી દીધું.',
  'This is too large to send.': 'આ મોકલવા માટે ઘણું મોટું છે.',
}
