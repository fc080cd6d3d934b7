/** Products as CSV, with photos as ZIP, in Hindi. */
export const importing = {
  'Please send a CSV file, or its text.': 'CSV फ़ाइल या उसका टेक्स्ट भेजें।',
  'Please choose a CSV file.': 'CSV फ़ाइल चुनें।',
  'Please choose one ZIP file, with the table next to it or in it.':
    'एक ZIP फ़ाइल चुनें, और टेबल उसके साथ या उसके अंदर रखें।',
  'The file is larger than {number} MB. Please split it.':
    'फ़ाइल {number} MB से बड़ी है। उसे छोटे हिस्सों में बाँटें।',
  'The file is empty.': 'फ़ाइल ख़ाली है।',
  'The file has more than {number} rows. Please split it.':
    'फ़ाइल में {number} से ज़्यादा लाइनें हैं। उसे छोटे हिस्सों में बाँटें।',
  'This is not a readable CSV file. In your spreadsheet, save it as “CSV UTF-8” and choose that file.':
    'यह CSV फ़ाइल पढ़ी नहीं जा सकती। अपनी स्प्रेडशीट में उसे “CSV UTF-8” के रूप में सेव करें और वही फ़ाइल चुनें।',
  'The file cannot be read as CSV: a quotation mark may be missing.':
    'फ़ाइल CSV की तरह पढ़ी नहीं जा सकती: शायद कोई कोटेशन मार्क छूट गया है।',
  'The file cannot be read as CSV near line {number}: a quotation mark may be missing.':
    'फ़ाइल लाइन {number} के पास CSV की तरह पढ़ी नहीं जा सकती: शायद कोई कोटेशन मार्क छूट गया है।',
  'Unknown columns: {columns}. The columns are {columns2}.':
    'ये कॉलम नहीं पहचाने गए: {columns}। कॉलम ये हैं: {columns2}।',
  'Duplicate columns: {columns}.': 'ये कॉलम दो बार हैं: {columns}।',
  'The column “images” is not imported: photos stay as they are.':
    'कॉलम “images” इंपोर्ट नहीं होता: फ़ोटो जैसी हैं वैसी रहेंगी।',
  'has more cells than there are columns': 'इसमें कॉलम से ज़्यादा सेल हैं',
  'Row {number} is the same product': 'लाइन {number} में यही प्रोडक्ट है',
  'Row {number} has errors, so nothing was saved.':
    'लाइन {number} में गड़बड़ी है, इसलिए कुछ भी सेव नहीं हुआ।',
  '{number} rows have errors, so nothing was saved.':
    '{number} लाइनों में गड़बड़ी है, इसलिए कुछ भी सेव नहीं हुआ।',
  '{number} to add, {number2} to change, {number3} unchanged, {number4} with errors.':
    'जुड़ेंगे: {number}, बदलेंगे: {number2}, वैसे ही: {number3}, गड़बड़ी वाले: {number4}।',
  '{number} added, {number2} changed, {number3} unchanged, {number4} skipped.':
    'जुड़े: {number}, बदले: {number2}, वैसे ही: {number3}, छोड़े: {number4}।',
  'must be yes or no, true or false, 1 or 0': 'yes या no, true या false, 1 या 0 लिखें',
  'must be {options}': 'इनमें से एक लिखें: {options}',
  'must be {options}, or empty': 'इनमें से एक लिखें, या ख़ाली छोड़ें: {options}',
  'must be {options} or empty': 'इनमें से एक लिखें, या ख़ाली छोड़ें: {options}',
  'There is no category “{name}”.': '“{name}” नाम की कैटेगरी नहीं है।',
  'Several categories are called “{name}”: use the id.': '“{name}” नाम की कई कैटेगरी हैं: आईडी लिखें।',
  'The new category “{name}” needs a photo: add a photo to one of its products.':
    'नई कैटेगरी “{name}” के लिए फ़ोटो चाहिए: उसके किसी प्रोडक्ट में फ़ोटो जोड़ें।',
  'There is no choice “{name}”.': '“{name}” नाम का विकल्प नहीं है।',
  'Several choices are called “{name}”: use the id.': '“{name}” नाम के कई विकल्प हैं: आईडी लिखें।',
  'Several values of “{name}” are called “{value}”: use the id.':
    '“{name}” में “{value}” नाम की कई वैल्यू हैं: आईडी लिखें।',
  '“{name}” has no value “{value}”.': '“{name}” में “{value}” वैल्यू नहीं है।',
  'must be written as “Fabric: Sage | Indigo; Finish”, names with : ; | or quotes in double quotes':
    'इसे ऐसे लिखें: “Fabric: Sage | Indigo; Finish”; जिन नामों में : ; | या कोटेशन मार्क हों, उन्हें डबल कोट में लिखें',
  'Several files are called “{name}”: include the folder.':
    '“{name}” नाम की कई फ़ाइलें हैं: फ़ोल्डर का नाम भी लिखें।',
  'There is no “{name}” in the ZIP file.': 'ZIP फ़ाइल में “{name}” नहीं है।',
  'There is no CSV file in the ZIP file. Add the table to it.':
    'ZIP फ़ाइल में CSV फ़ाइल नहीं है। उसमें टेबल डालें।',
  'There are several CSV files in the ZIP file: {names}.': 'ZIP फ़ाइल में कई CSV फ़ाइलें हैं: {names}।',
  '1 photo in the ZIP file belongs to no product: {names}.':
    'ZIP फ़ाइल की 1 फ़ोटो किसी प्रोडक्ट की नहीं है: {names}।',
  '{number} photos in the ZIP file belong to no product: {names}.':
    'ZIP फ़ाइल की {number} फ़ोटो किसी प्रोडक्ट की नहीं हैं: {names}।',
  '{number} photos in the ZIP file belong to no product: {names} and {number2} more.':
    'ZIP फ़ाइल की {number} फ़ोटो किसी प्रोडक्ट की नहीं हैं: {names} और {number2} अन्य।',
  '{number} photo': '{number} फ़ोटो',
  '{number} photos': '{number} फ़ोटो',
  '{number} photo, {number2} new': '{number} फ़ोटो, {number2} नई',
  '{number} photos, {number2} new': '{number} फ़ोटो, {number2} नई',
  'The ZIP file contains more than {number} files. Please split it.':
    'ZIP फ़ाइल में {number} से ज़्यादा फ़ाइलें हैं। उसे छोटे हिस्सों में बाँटें।',
  'The ZIP file is password-protected. Please choose one without a password.':
    'ZIP फ़ाइल पर पासवर्ड लगा है। बिना पासवर्ड वाली फ़ाइल चुनें।',
  'The ZIP file contains two files called “{name}”. Please give each its own name.':
    'ZIP फ़ाइल में “{name}” नाम की दो फ़ाइलें हैं। दोनों को अलग नाम दें।',
  'The ZIP file unpacks to more than {number} MB, or to far more than its own size. Please split it.':
    'ZIP फ़ाइल खुलने पर {number} MB से, या अपने साइज़ से बहुत ज़्यादा हो जाती है। उसे छोटे हिस्सों में बाँटें।',
  'The ZIP file is damaged. Please create it again.': 'ZIP फ़ाइल ख़राब है। उसे फिर से बनाएँ।',
  'The ZIP file contains an unsafe file name. Please create it again from plain files.':
    'ZIP फ़ाइल में एक असुरक्षित फ़ाइल नाम है। उसे सादी फ़ाइलों से फिर बनाएँ।',
}
