import type { layout as english } from '../en/layout.ts'
import type { Translation } from '../translation.ts'

export const layout: Translation<typeof english> = {
  addSheet: {
    add: 'जोड़ें',
    product: 'प्रोडक्ट जोड़ें',
    photographs: 'फ़ोटो से प्रोडक्ट',
    category: 'कैटेगरी जोड़ें',
  },
  adminHeader: {
    searchField: 'खोजें या सीधे जाएँ…',
    search: 'खोजें या सीधे जाएँ',
    editSite: 'साइट बदलें',
    viewSite: 'साइट देखें',
    admin: 'एडमिन',
    openMenu: 'मेनू खोलें',
    theme: '{theme, select, dark {गहरी थीम लगाएँ} other {हल्की थीम लगाएँ}}',
  },
  appShell: {
    skip: 'सीधे पेज पर जाएँ',
    sidebar: 'बैक ऑफ़िस',
    menu: 'मेनू',
  },
  notFound: {
    title: 'स्क्रीन नहीं मिली',
    emptyTitle: 'इस पते पर कुछ नहीं है',
    text: 'शायद इसकी जगह बदल गई है, या लिंक अधूरा है।',
    dashboard: 'डैशबोर्ड पर जाएँ',
  },
  ownersOnly: {
    title: 'यह स्क्रीन मालिकों के लिए है',
    emptyTitle: 'यहाँ आप एडिटर हैं',
    text: 'विज़िटर को जो कुछ दिखता है, वह सब आप बदल सकते हैं। सेटिंग्स और एडमिन सिर्फ़ मालिक बदल सकते हैं: उनमें से किसी से कहें।',
    dashboard: 'डैशबोर्ड पर जाएँ',
  },
  pendingCount: {
    pending: 'का जवाब बाकी',
  },
  phoneBar: {
    shortcuts: 'शॉर्टकट',
    add: 'जोड़ें',
  },
  sidebar: {
    close: 'मेनू बंद करें',
    sections: 'सेक्शन',
    records: 'एंट्री और अकाउंट',
    admin: 'एडमिन',
    logout: 'साइन आउट करें',
  },
  useLogout: {
    text: 'अभी साइन आउट करने पर आपका टेक्स्ट इस ब्राउज़र में ड्राफ़्ट के रूप में रहेगा। फिर से साइन इन करने पर वह फ़ॉर्म में मिल जाएगा; उसे कोई और नहीं देख सकता। फ़ाइलें नहीं रखी जातीं।',
    goOn: 'बिना सेव किए साइन आउट करें',
    stay: 'बदलाव जारी रखें',
  },
}
