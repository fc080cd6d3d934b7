import type { content as hindi } from '../hi/content.ts'

/** Records and their fields, in Gujarati. Forms follow the gender and number of the label. */
export const content: Readonly<Record<keyof typeof hindi, string>> = {
  '{label} added.': '{label} {label:ઉમેરાયો/ઉમેરાઈ/ઉમેરાયું/ઉમેરાયા/ઉમેરાયાં}.',
  '{label} saved.': '{label} {label:સચવાયો/સચવાઈ/સચવાયું/સચવાયા/સચવાયાં}.',
  '{label} deleted.': '{label} {label:કાઢી નાખ્યો/કાઢી નાખી/કાઢી નાખ્યું/કાઢી નાખ્યા/કાઢી નાખ્યાં}.',
  '{label} restored.': '{label} {label:પાછો આવ્યો/પાછી આવી/પાછું આવ્યું/પાછા આવ્યા/પાછાં આવ્યાં}.',
  '{label} restored to version {number}.': '{label}: વર્ઝન {number} પાછું આવ્યું.',
  'About Us saved.': '“અમારા વિશે” સચવાયું.',
  'About Us restored to version {number}.': '“અમારા વિશે”: વર્ઝન {number} પાછું આવ્યું.',
  'Order saved.': 'ક્રમ સચવાયો.',
  '{label} not found': '{label} {label:મળ્યો/મળી/મળ્યું/મળ્યા/મળ્યાં} નહીં',
  'Product {id} not found': 'પ્રોડક્ટ {id} મળી નહીં',
  'Enquiry {id} not found': 'પૂછપરછ {id} મળી નહીં',
  'Someone else changed this {label} meanwhile. Check the current version and try again.':
    'આ દરમિયાન બીજા કોઈએ આ {label} {label:બદલ્યો/બદલી/બદલ્યું/બદલ્યા/બદલ્યાં} છે. હાલનું વર્ઝન જોઈને ફરી પ્રયાસ કરો.',
  'The {label} of this {label2} was deleted. Restore the {label} first.':
    '“{label2}” માટે જરૂરી એન્ટ્રી “{label}” કાઢી નાખેલી છે. પહેલાં તેને પાછી લાવો.',
  'The product of this review was deleted. Restore the product first.':
    'આ રિવ્યુની પ્રોડક્ટ કાઢી નાખેલી છે. પહેલાં તે પાછી લાવો.',
  'A photo or video of this version no longer exists: files are deleted {number} days after their last use.':
    'આ વર્ઝનનો કોઈ ફોટો કે વીડિયો હવે નથી: ફાઇલો છેલ્લા વપરાશના {number} દિવસ પછી કાઢી નખાય છે.',
  'A record cannot be moved after itself.': 'કોઈ એન્ટ્રીને તેની પોતાની પછી ખસેડી શકાતી નથી.',
  'Please check the fields.': 'ફીલ્ડ તપાસી લો.',
  '{label}: one of the images does not belong to this record. Please upload it.':
    '{label}: આમાંનો એક ફોટો આ એન્ટ્રીનો નથી. તેને અપલોડ કરો.',
  '{label}: one of the pictures does not belong to this record. Please upload it.':
    '{label}: આમાંનો એક ફોટો આ એન્ટ્રીનો નથી. તેને અપલોડ કરો.',
  '{label}: the form has no file for the picture “{url}”.':
    '{label}: ફોર્મમાં ફોટો “{url}”ની ફાઇલ નથી.',
  '{resource} has no field {name}': '{resource}માં {name} નામનું ફીલ્ડ નથી',
  '{name} has no such value': '{name}માં આ વેલ્યુ હોઈ શકે નહીં',
  'must be a whole number': 'પૂર્ણ સંખ્યા લખો',
  'must be text': 'અહીં ટેક્સ્ટ હોવું જોઈએ',
  'must be a list of texts': 'અહીં ટેક્સ્ટની યાદી હોવી જોઈએ',
  'must be a list of objects': 'અહીં એન્ટ્રીઓની યાદી હોવી જોઈએ',
  'must be true or false': 'અહીં true કે false હોવું જોઈએ',
  'must be texts by their names': 'અહીં નામ સાથે ટેક્સ્ટ હોવાં જોઈએ',
  'must be at most {number} characters': 'વધુમાં વધુ {number} અક્ષર લખો',
  'must be at least {number} characters': 'ઓછામાં ઓછા {number} અક્ષર લખો',
  'must have at most {number} entries': 'વધુમાં વધુ {number} એન્ટ્રી હોઈ શકે',
  'must have at most {number} photos': 'વધુમાં વધુ {number} ફોટા હોઈ શકે',
  '{label}, “{label2}”: {sentence}': '{label}, “{label2}”: {sentence}',
  '{word} is not known here. You can use {words}.': '{word} અહીં ચાલતું નથી. તમે {words} લખી શકો છો.',
  '{word} is not known here. You can use: {words}.':
    '{word} અહીં ચાલતું નથી. તમે આ લખી શકો છો: {words}.',
  '{word} must be in this text exactly once.': 'આ ટેક્સ્ટમાં {word} બરાબર એક વાર હોવું જોઈએ.',
  'This text is too long for a chat link: it takes {number} characters, at most {number2} are allowed. Letters other than A–Z count several times.':
    'આ ટેક્સ્ટ ચેટ લિંક માટે ઘણું લાંબું છે: તેમાં {number} અક્ષર થાય છે, વધુમાં વધુ {number2} હોઈ શકે. A–Z સિવાયનો દરેક અક્ષર ઘણી વાર ગણાય છે.',
  '{sentence} The closest shade that works is {colour}.':
    '{sentence} તેની સૌથી નજીકનો ચાલે તેવો રંગ {colour} છે.',
  'This colour is hard to see on white: its contrast is {number}, at least {number2} is needed.':
    'આ રંગ સફેદ પર બરાબર દેખાતો નથી: તેનો કોન્ટ્રાસ્ટ {number} છે, ઓછામાં ઓછો {number2} જોઈએ.',
  'Neither white nor dark text is easy to read on this colour: the contrast is {number}, at least {number2} is needed.':
    'આ રંગ પર સફેદ કે ઘેરું, એકેય ટેક્સ્ટ સહેલાઈથી વંચાતું નથી: કોન્ટ્રાસ્ટ {number} છે, ઓછામાં ઓછો {number2} જોઈએ.',
  'The search has no group of words with the id “{id}”.': 'શોધમાં “{id}” નામનો શબ્દ-સમૂહ નથી.',
}
