import type { importing as hindi } from '../hi/import.ts'

/** Products as CSV, with photos as ZIP, in Gujarati. */
export const importing: Readonly<Record<keyof typeof hindi, string>> = {
  'Please send a CSV file, or its text.': 'CSV ફાઇલ કે તેનું ટેક્સ્ટ મોકલો.',
  'Please choose a CSV file.': 'CSV ફાઇલ પસંદ કરો.',
  'Please choose one ZIP file, with the table next to it or in it.':
    'એક ZIP ફાઇલ પસંદ કરો, અને ટેબલ તેની સાથે કે તેની અંદર રાખો.',
  'The file is larger than {number} MB. Please split it.':
    'ફાઇલ {number} MBથી મોટી છે. તેના નાના ભાગ કરો.',
  'The file is empty.': 'ફાઇલ ખાલી છે.',
  'The file has more than {number} rows. Please split it.':
    'ફાઇલમાં {number}થી વધારે લાઇન છે. તેના નાના ભાગ કરો.',
  'This is not a readable CSV file. In your spreadsheet, save it as “CSV UTF-8” and choose that file.':
    'આ CSV ફાઇલ વાંચી શકાતી નથી. તમારી સ્પ્રેડશીટમાં તેને “CSV UTF-8” તરીકે સાચવો અને તે ફાઇલ પસંદ કરો.',
  'The file cannot be read as CSV: a quotation mark may be missing.':
    'ફાઇલ CSV તરીકે વાંચી શકાતી નથી: કદાચ કોઈ અવતરણ ચિહ્ન રહી ગયું છે.',
  'The file cannot be read as CSV near line {number}: a quotation mark may be missing.':
    'ફાઇલ લીટી {number} પાસે CSV તરીકે વાંચી શકાતી નથી: કદાચ કોઈ અવતરણ ચિહ્ન રહી ગયું છે.',
  'Unknown columns: {columns}. The columns are {columns2}.':
    'આ કોલમ ઓળખાઈ નથી: {columns}. કોલમ આ છે: {columns2}.',
  'Duplicate columns: {columns}.': 'આ કોલમ બે વાર છે: {columns}.',
  'The column “images” is not imported: photos stay as they are.':
    'કોલમ “images” ઇમ્પોર્ટ થતી નથી: ફોટા જેમ છે તેમ રહેશે.',
  'has more cells than there are columns': 'આમાં કોલમ કરતાં વધારે સેલ છે',
  'Row {number} is the same product': 'લાઇન {number}માં આ જ પ્રોડક્ટ છે',
  'Row {number} has errors, so nothing was saved.': 'લાઇન {number}માં ભૂલ છે, એટલે કંઈ સચવાયું નથી.',
  '{number} rows have errors, so nothing was saved.': '{number} લાઇનમાં ભૂલ છે, એટલે કંઈ સચવાયું નથી.',
  '{number} to add, {number2} to change, {number3} unchanged, {number4} with errors.':
    'ઉમેરાશે: {number}, બદલાશે: {number2}, એમની એમ: {number3}, ભૂલવાળી: {number4}.',
  '{number} added, {number2} changed, {number3} unchanged, {number4} skipped.':
    'ઉમેરાઈ: {number}, બદલાઈ: {number2}, એમની એમ: {number3}, છોડી: {number4}.',
  'must be yes or no, true or false, 1 or 0': 'yes કે no, true કે false, 1 કે 0 લખો',
  'must be {options}': 'આમાંથી એક લખો: {options}',
  'must be {options}, or empty': 'આમાંથી એક લખો, અથવા ખાલી છોડો: {options}',
  'must be {options} or empty': 'આમાંથી એક લખો, અથવા ખાલી છોડો: {options}',
  'There is no category “{name}”.': '“{name}” નામની કેટેગરી નથી.',
  'Several categories are called “{name}”: use the id.': '“{name}” નામની ઘણી કેટેગરી છે: આઈડી લખો.',
  'The new category “{name}” needs a photo: add a photo to one of its products.':
    'નવી કેટેગરી “{name}” માટે ફોટો જોઈએ: તેની કોઈ પ્રોડક્ટમાં ફોટો ઉમેરો.',
  'There is no choice “{name}”.': '“{name}” નામનો વિકલ્પ નથી.',
  'Several choices are called “{name}”: use the id.': '“{name}” નામના ઘણા વિકલ્પ છે: આઈડી લખો.',
  'Several values of “{name}” are called “{value}”: use the id.':
    '“{name}”માં “{value}” નામની ઘણી વેલ્યુ છે: આઈડી લખો.',
  '“{name}” has no value “{value}”.': '“{name}”માં “{value}” વેલ્યુ નથી.',
  'must be written as “Fabric: Sage | Indigo; Finish”, names with : ; | or quotes in double quotes':
    'આ રીતે લખો: “Fabric: Sage | Indigo; Finish”; જે નામોમાં : ; | કે અવતરણ ચિહ્ન હોય તે ડબલ ક્વોટમાં લખો',
  'Several files are called “{name}”: include the folder.':
    '“{name}” નામની ઘણી ફાઇલો છે: ફોલ્ડરનું નામ પણ લખો.',
  'There is no “{name}” in the ZIP file.': 'ZIP ફાઇલમાં “{name}” નથી.',
  'There is no CSV file in the ZIP file. Add the table to it.':
    'ZIP ફાઇલમાં CSV ફાઇલ નથી. તેમાં ટેબલ ઉમેરો.',
  'There are several CSV files in the ZIP file: {names}.': 'ZIP ફાઇલમાં ઘણી CSV ફાઇલો છે: {names}.',
  '1 photo in the ZIP file belongs to no product: {names}.':
    'ZIP ફાઇલનો 1 ફોટો કોઈ પ્રોડક્ટનો નથી: {names}.',
  '{number} photos in the ZIP file belong to no product: {names}.':
    'ZIP ફાઇલના {number} ફોટા કોઈ પ્રોડક્ટના નથી: {names}.',
  '{number} photos in the ZIP file belong to no product: {names} and {number2} more.':
    'ZIP ફાઇલના {number} ફોટા કોઈ પ્રોડક્ટના નથી: {names} અને બીજા {number2}.',
  '{number} photo': '{number} ફોટો',
  '{number} photos': '{number} ફોટા',
  '{number} photo, {number2} new': '{number} ફોટો, નવા {number2}',
  '{number} photos, {number2} new': '{number} ફોટા, નવા {number2}',
  'The ZIP file contains more than {number} files. Please split it.':
    'ZIP ફાઇલમાં {number}થી વધારે ફાઇલો છે. તેના નાના ભાગ કરો.',
  'The ZIP file is password-protected. Please choose one without a password.':
    'ZIP ફાઇલ પર પાસવર્ડ છે. પાસવર્ડ વગરની ફાઇલ પસંદ કરો.',
  'The ZIP file contains two files called “{name}”. Please give each its own name.':
    'ZIP ફાઇલમાં “{name}” નામની બે ફાઇલો છે. બંનેને અલગ નામ આપો.',
  'The ZIP file unpacks to more than {number} MB, or to far more than its own size. Please split it.':
    'ZIP ફાઇલ ખૂલતાં {number} MBથી વધારે, કે પોતાની સાઇઝ કરતાં ઘણી મોટી થાય છે. તેના નાના ભાગ કરો.',
  'The ZIP file is damaged. Please create it again.': 'ZIP ફાઇલ ખરાબ છે. તેને ફરી બનાવો.',
  'The ZIP file contains an unsafe file name. Please create it again from plain files.':
    'ZIP ફાઇલમાં એક અસુરક્ષિત ફાઇલ નામ છે. તેને સાદી ફાઇલોમાંથી ફરી બનાવો.',
}
