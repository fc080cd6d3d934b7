import type { csv as english } from '../../en/catalogue/csv.ts'
import type { Translation } from '../../translation.ts'

export const csv: Translation<typeof english> = {
  import: {
    title: 'प्रोडक्ट इंपोर्ट करें',
    products: 'प्रोडक्ट',
    here: 'इंपोर्ट',
    added: '{added, plural, one {# प्रोडक्ट जोड़ा गया।} other {# प्रोडक्ट जोड़े गए।}}',
    changed: '{changed, plural, one {# प्रोडक्ट बदला गया।} other {# प्रोडक्ट बदले गए।}}',
    addedAndChanged:
      '{added, plural, one {# प्रोडक्ट जोड़ा गया} other {# प्रोडक्ट जोड़े गए}}, {changed, plural, one {# प्रोडक्ट बदला गया} other {# प्रोडक्ट बदले गए}}।',
    unchanged: 'कुछ नहीं बदला।',
    notImported: '{file} इंपोर्ट नहीं हुई। {reason}',
  },
  actions: {
    export: 'एक्सपोर्ट',
    import: 'इंपोर्ट',
  },
  labels: {
    category: 'कैटेगरी',
    product: 'प्रोडक्ट',
    row: 'लाइन',
    yes: 'हाँ',
    no: 'नहीं',
  },
  outcomes: {
    create: 'जुड़ेगा',
    update: 'बदलेगा',
    unchanged: 'कोई बदलाव नहीं',
    invalid: 'गड़बड़ी है',
  },
  filePicker: {
    label: 'फ़ाइल',
    unchangedYet: 'अभी कुछ नहीं बदला है।',
    sent: '{percent, number}% भेजा गया',
    checking: '{name} की जाँच हो रही है …',
    checkingFile: 'फ़ाइल की जाँच हो रही है …',
    choose: 'CSV फ़ाइल चुनें',
    orDrop:
      'या उसे खींचकर यहाँ डालें, और फ़ोटो की ZIP फ़ाइल हो तो साथ में। सेव करने से पहले आप सभी बदलाव देख सकते हैं।',
    rules: 'फ़ाइल कैसे तैयार करें',
    easiest:
      'सबसे आसान तरीका: <link>अपने प्रोडक्ट एक्सपोर्ट करें</link>, उन्हें स्प्रेडशीट में बदलें, CSV के रूप में सेव करें और यहाँ इंपोर्ट करें।',
    ids: '<code>_id</code> वाली लाइन उसी प्रोडक्ट को बदलती है। उसके बिना लाइन नया प्रोडक्ट जोड़ती है।',
    empty: 'ख़ाली सेल से फ़ील्ड ख़ाली हो जाता है। जो कॉलम नहीं है, उससे कुछ नहीं बदलता।',
    values:
      'कैटेगरी के नाम वैसे ही लिखें जैसे आपकी दुकान में हैं। टैग और दूसरी लिस्टों को सेमीकोलन से अलग करें। हाँ या नहीं की जगह yes या no लिखें, और “Made to order” जैसे विकल्प अंग्रेज़ी में, जैसे एक्सपोर्ट की फ़ाइल में हैं।',
    choices:
      'कॉलम <code>choices</code> बताता है कि प्रोडक्ट में क्या चुना जा सकता है: <code>Fabric: Sage linen | Indigo; Finish</code> से दो कपड़े और हर फ़िनिश मिलती है।',
    translations:
      'कई भाषाओं वाली दुकान में <code>name@hi</code> जैसे कॉलम में अनुवाद होता है। ख़ाली सेल से अनुवाद हट जाता है।',
    photos:
      'फ़ोटो ZIP फ़ाइल में दें: उसे टेबल के साथ चुनें, या टेबल को उसी में रखें। कॉलम <code>images</code> में फ़ाइलों के नाम सेमीकोलन से अलग करके लिखें; अगर वह ख़ाली है, तो <code>walnut-jhoola-1.jpg</code> प्रोडक्ट “Walnut jhoola” में जाती है। ZIP फ़ाइल न हो तो फ़ोटो वैसी ही रहती हैं।',
  },
  plan: {
    label: 'इंपोर्ट का प्रीव्यू',
    rowsToShow: 'कौन-सी लाइनें दिखें',
    allRows: 'सभी लाइनें',
    skip: '{count, plural, one {गड़बड़ी वाली # लाइन छोड़ें} other {गड़बड़ी वाली # लाइनें छोड़ें}}',
    sent: '{percent, number}% भेजा गया',
    addPhotos: 'फ़ोटो जोड़ें (ZIP)',
    otherFile: 'दूसरी फ़ाइल चुनें',
    import: '{count, number} प्रोडक्ट इंपोर्ट करें',
    matches: 'इंपोर्ट करने को कुछ नहीं है: आपकी दुकान पहले से इस फ़ाइल जैसी है।',
    unchangedYet: 'इंपोर्ट करने तक कुछ नहीं बदलेगा।',
    errors:
      '{count, plural, one {# लाइन में गड़बड़ी है। फ़ाइल ठीक करके फिर से चुनें।} other {# लाइनों में गड़बड़ी है। फ़ाइल ठीक करके फिर से चुनें।}}',
    errorsOrSkip:
      '{count, plural, one {# लाइन में गड़बड़ी है। फ़ाइल ठीक करके फिर से चुनें, या उसे छोड़ दें।} other {# लाइनों में गड़बड़ी है। फ़ाइल ठीक करके फिर से चुनें, या उन्हें छोड़ दें।}}',
  },
  planTable: {
    row: 'लाइन',
    product: 'प्रोडक्ट',
    result: 'नतीजा',
    details: 'जानकारी',
    more: '{count, number} लाइनों में से और दिखाएँ',
    empty: 'ख़ाली',
    fromZip: 'ZIP फ़ाइल से',
  },
  newCategories: {
    create:
      '{count, plural, one {वह कैटेगरी बनाएँ जो आपकी दुकान में अभी नहीं है: {names}} other {वे # कैटेगरी बनाएँ जो आपकी दुकान में अभी नहीं हैं: {names}}}',
    photos: 'हर कैटेगरी को उसके प्रोडक्ट की पहली फ़ोटो मिलती है।',
  },
}
