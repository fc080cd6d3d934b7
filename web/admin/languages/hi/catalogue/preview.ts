import type { preview as english } from '../../en/catalogue/preview.ts'
import type { Translation } from '../../translation.ts'

export const preview: Translation<typeof english> = {
  live: {
    label: 'प्रीव्यू',
    whatToShow: 'क्या दिखाएँ',
    page: 'पेज',
    card: 'कार्ड',
    close: 'प्रीव्यू बंद करें',
    frame: 'प्रोडक्ट, जैसा विज़िटर को दिखेगा',
  },
  toggle: {
    preview: 'प्रीव्यू',
  },
  buttons: {
    open: 'पेज का प्रीव्यू',
    create: 'प्राइवेट लिंक बनाएँ',
    end: 'प्राइवेट लिंक बंद करें',
    ended: 'प्राइवेट लिंक अब काम नहीं करते।',
    worksUntil: 'एक प्राइवेट लिंक {date} तक काम करता है।',
  },
  link: {
    title: 'प्राइवेट लिंक',
    explanation:
      'जिसके पास यह लिंक है, वह {date} तक देख सकता है कि पेज कैसा दिखेगा। इसे अभी कॉपी करें: यह दोबारा नहीं दिखेगा। आप कभी भी दूसरा लिंक बना सकते हैं।',
    share: 'शेयर करें…',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
    done: 'हो गया',
  },
}
