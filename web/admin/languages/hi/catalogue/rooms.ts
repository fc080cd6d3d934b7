import type { rooms as english } from '../../en/catalogue/rooms.ts'
import type { Translation } from '../../translation.ts'

export const rooms: Translation<typeof english> = {
  form: {
    title: 'कमरा',
    saved: 'कमरा “{name}” सेव किया गया।',
  },
  list: {
    lead: 'कमरों की फ़ोटो, जिन पर आपके प्रोडक्ट के निशान हैं, इसी क्रम में।',
    edit: 'बदलें',
    deletion: 'यह आपकी साइट से तुरंत हट जाएगा।',
    none: 'अभी कोई कमरा नहीं',
    noneHint:
      'अपना पहला कमरा जोड़ें: फ़ोटो अपलोड करें, उसमें दिख रहे प्रोडक्ट पर क्लिक करें और उन्हें चुनें। जब तक कोई कमरा नहीं है, यह सेक्शन छिपा रहता है।',
    marks:
      '{count, plural, =0 {किसी प्रोडक्ट पर निशान नहीं} one {# प्रोडक्ट पर निशान} other {# प्रोडक्ट पर निशान}}',
    hiddenMarks:
      'छिपा हुआ, {count, plural, =0 {किसी प्रोडक्ट पर निशान नहीं} one {# प्रोडक्ट पर निशान} other {# प्रोडक्ट पर निशान}}',
  },
}
