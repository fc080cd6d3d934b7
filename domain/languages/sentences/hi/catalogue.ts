/** Products, choices, enquiries and figures, in Hindi. */
export const catalogue = {
  '1 product saved.': '1 प्रोडक्ट सेव किया गया।',
  '{number} products saved.': '{number} प्रोडक्ट सेव किए गए।',
  '1 product deleted.': '1 प्रोडक्ट डिलीट किया गया।',
  '{number} products deleted.': '{number} प्रोडक्ट डिलीट किए गए।',
  '“{name}” added.': '“{name}” को जोड़ा गया।',
  '“{name}” is in the list twice.': '“{name}” लिस्ट में दो बार है।',
  '“{name}”: {sentence}': '“{name}”: {sentence}',
  '“{name}” still has 1 product. Move or delete it first.':
    '“{name}” में अभी 1 प्रोडक्ट है। पहले उसे दूसरी कैटेगरी में ले जाएँ या डिलीट करें।',
  '“{name}” still has {number} products. Move or delete them first.':
    '“{name}” में अभी {number} प्रोडक्ट हैं। पहले उन्हें दूसरी कैटेगरी में ले जाएँ या डिलीट करें।',
  '1 product offers “{name}”. Remove it from that product first.':
    '1 प्रोडक्ट में “{name}” है। पहले उसे वहाँ से हटाएँ।',
  '{number} products offer “{name}”. Remove it from them first.':
    '{number} प्रोडक्ट में “{name}” है। पहले उसे वहाँ से हटाएँ।',
  '“{name}” has {number} choices already.': '“{name}” में पहले से {number} विकल्प हैं।',
  '“{name}” and 1 more product have {number} choices already.':
    '“{name}” और 1 दूसरे प्रोडक्ट में पहले से {number} विकल्प हैं।',
  '“{name}” and {number2} more products have {number} choices already.':
    '“{name}” और {number2} दूसरे प्रोडक्ट में पहले से {number} विकल्प हैं।',
  'must be a choice with its values': 'यहाँ वैल्यू के साथ एक विकल्प होना चाहिए',
  'must be a product with its prices': 'यहाँ कीमतों के साथ एक प्रोडक्ट होना चाहिए',
  'must be a product with its choices': 'यहाँ विकल्पों के साथ एक प्रोडक्ट होना चाहिए',
  'must be a product with its values': 'यहाँ वैल्यू के साथ एक प्रोडक्ट होना चाहिए',
  'must be a list of products with their prices': 'यहाँ कीमतों के साथ प्रोडक्ट की लिस्ट होनी चाहिए',
  'must be a list of products with their choices': 'यहाँ विकल्पों के साथ प्रोडक्ट की लिस्ट होनी चाहिए',
  'must be a list of products with their values': 'यहाँ वैल्यू के साथ प्रोडक्ट की लिस्ट होनी चाहिए',
  'must be versions by the ids of their records': 'यहाँ एंट्रियों की id के साथ उनके वर्शन होने चाहिए',
  'Please choose at least one product.': 'कम से कम एक प्रोडक्ट चुनें।',
  'Please choose at least one record.': 'कम से कम एक एंट्री चुनें।',
  '{number} records restored.': '{number} एंट्रियाँ वापस लाई गईं।',
  'Someone else changed {names} meanwhile, so nothing was saved. Check the list and try again.':
    'इस बीच किसी और ने {names} में बदलाव किया, इसलिए कुछ भी सेव नहीं हुआ। लिस्ट देखकर फिर से कोशिश करें।',
  'Someone else changed {names} and {number} more meanwhile, so nothing was saved. Check the list and try again.':
    'इस बीच किसी और ने {names} और {number} दूसरी एंट्रियों में बदलाव किया, इसलिए कुछ भी सेव नहीं हुआ। लिस्ट देखकर फिर से कोशिश करें।',
  'Please send either a change or orders, not both.': 'बदलाव या orders में से एक ही भेजें, दोनों नहीं।',
  'must be a list of enquiries with their values': 'यहाँ वैल्यू के साथ पूछताछ की लिस्ट होनी चाहिए',
  'Please choose what to change.': 'चुनें कि क्या बदलना है।',
  'Please send either a change, prices or choices, not several of them.':
    'बदलाव, कीमतें या विकल्प में से एक ही भेजें, कई नहीं।',
  'Another product was changed meanwhile. Please try again.':
    'इस बीच कोई दूसरा प्रोडक्ट बदल गया। फिर से कोशिश करें।',
  'The private links no longer work.': 'प्राइवेट लिंक अब काम नहीं करते।',
  '1 enquiry saved.': '1 पूछताछ सेव की गई।',
  '{number} enquiries saved.': '{number} पूछताछ सेव की गईं।',
  '{reference} saved.': 'पूछताछ {reference} सेव की गई।',
  'Please choose at least one enquiry.': 'कम से कम एक पूछताछ चुनें।',
  'The source must be one of {list}.': 'स्रोत इनमें से एक होना चाहिए: {list}।',
  'The status must be one of {list}.': 'स्थिति इनमें से एक होनी चाहिए: {list}।',
  'Sample data removed. Real visits are counted from now on.':
    'नमूने का डेटा हटाया गया। अब से असली विज़िट गिनी जाएँगी।',
  'must name at least one product': 'कम से कम एक प्रोडक्ट चुनें',
  'must name at most {number} products': 'ज़्यादा से ज़्यादा {number} प्रोडक्ट चुनें',
  'Backup started.': 'बैकअप शुरू हुआ।',
  'A backup is already running.': 'बैकअप पहले से चल रहा है।',
  'Backup restored.': 'बैकअप वापस लाया गया।',
  'Backup deleted.': 'बैकअप डिलीट किया गया।',
  'The backup bucket does not respond.': 'बैकअप का स्टोरेज जवाब नहीं दे रहा।',
  'There is no space left for backups.': 'बैकअप के लिए जगह नहीं बची है।',
  'The backup folder is not writable.': 'बैकअप के फ़ोल्डर में लिखा नहीं जा सकता।',
  'The backup failed. See the server log for the reason.': 'बैकअप नहीं बन सका। कारण सर्वर के लॉग में देखें।',
  'The backup comes from a newer version. Update this installation first.':
    'यह बैकअप नए वर्शन का है। पहले यहाँ का प्रोग्राम अपडेट करें।',
  'The backup contains {entry}, which this version does not know.':
    'बैकअप में {entry} है, जिसे यह वर्शन नहीं पहचानता।',
  'There is no file {path}.': '{path} नाम की फ़ाइल नहीं है।',
  '{name} is incomplete: {entry} is missing.': '{name} अधूरा है: {entry} नहीं है।',
  '{name} is incomplete: its end is missing. Use another backup.':
    '{name} अधूरा है: उसका आख़िरी हिस्सा नहीं है। दूसरा बैकअप इस्तेमाल करें।',
  '{name} is damaged: {entry} has changed since the backup.':
    '{name} ख़राब है: बैकअप के बाद {entry} बदल गया है।',
  '{name} is damaged: its list of contents cannot be read.':
    '{name} ख़राब है: उसकी लिस्ट पढ़ी नहीं जा सकती।',
  '{name} contains {entry}, which does not belong to the backup.':
    '{name} में {entry} है, जो इस बैकअप का नहीं है।',
  '{name} is not a backup of a shop.': '{name} किसी दुकान का बैकअप नहीं है।',
  'This is not the name of a backup.': 'यह किसी बैकअप का नाम नहीं है।',
}
