import type { ui as english } from '../en/ui.ts'
import type { Translation } from '../translation.ts'

export const ui: Translation<typeof english> = {
  backOffice: 'बैक ऑफ़िस',
  close: 'बंद करें',
  loading: 'लोड हो रहा है',
  path: 'आप यहाँ हैं',
  retry: 'फिर से कोशिश करें',
  languageSelect: {
    label: 'भाषा',
  },
  actionsMenu: {
    actions: '{name} के लिए काम',
    close: 'बंद करें',
  },
  time: {
    now: 'अभी-अभी',
    minutesAgo: '{count} मिनट पहले',
    hoursAgo: '{count} घंटे पहले',
    yesterday: 'कल {time}',
  },
  pager: {
    range: '{total} में से {first}–{last}',
    show: 'दिखाएँ',
    rows: 'हर पेज पर लाइनें',
    pages: 'पेज',
    page: 'पेज {number}',
    previous: 'पिछला पेज',
    next: 'अगला पेज',
  },
  screenFrame: {
    screen: 'स्क्रीन',
    phone: 'फ़ोन',
    desk: 'कंप्यूटर',
  },
  toast: {
    undo: 'वापस लें',
    view: 'देखें',
    dismiss: 'बंद करें',
  },
  deleteDialog: {
    delete: 'डिलीट करें',
    cancel: 'रद्द करें',
  },
  savedDialog: {
    text: 'यह अब आपकी साइट पर है।',
    ok: 'ठीक है',
  },
  unsavedChangesDialog: {
    title: 'कुछ बदलाव सेव नहीं हुए हैं',
  },
  dragHandle: {
    label: '{name} को खिसकाएँ, {of} में से {number} नंबर पर',
    first: 'सबसे ऊपर ले जाएँ',
    up: 'ऊपर खिसकाएँ',
    down: 'नीचे खिसकाएँ',
    last: 'सबसे नीचे ले जाएँ',
  },
  sortable: {
    lifted:
      '{name} को उठाया गया, {total} में से {number} नंबर पर। ऐरो की से खिसकाएँ, Space से यहीं रखें, Escape से पहले वाली जगह पर लौटाएँ।',
    place: '{total} में से {number} नंबर पर।',
    moved: '{name} अब {total} में से {number} नंबर पर है।',
    stays: '{name} अपनी जगह पर ही है।',
    back: '{name} वापस {number} नंबर पर है।',
  },
}
