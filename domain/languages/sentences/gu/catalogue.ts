import type { catalogue as hindi } from '../hi/catalogue.ts'

/** Products, choices, enquiries and figures, in Gujarati. */
export const catalogue: Readonly<Record<keyof typeof hindi, string>> = {
  '1 product saved.': '1 પ્રોડક્ટ સચવાઈ.',
  '{number} products saved.': '{number} પ્રોડક્ટ સચવાઈ.',
  '1 product deleted.': '1 પ્રોડક્ટ કાઢી નાખી.',
  '{number} products deleted.': '{number} પ્રોડક્ટ કાઢી નાખી.',
  '“{name}” added.': '“{name}” ઉમેરાઈ.',
  '“{name}” is in the list twice.': '“{name}” યાદીમાં બે વાર છે.',
  '“{name}”: {sentence}': '“{name}”: {sentence}',
  '“{name}” still has 1 product. Move or delete it first.':
    '“{name}”માં હજી 1 પ્રોડક્ટ છે. પહેલાં તેને બીજી કેટેગરીમાં ખસેડો કે કાઢી નાખો.',
  '“{name}” still has {number} products. Move or delete them first.':
    '“{name}”માં હજી {number} પ્રોડક્ટ છે. પહેલાં તેમને બીજી કેટેગરીમાં ખસેડો કે કાઢી નાખો.',
  '1 product offers “{name}”. Remove it from that product first.':
    '1 પ્રોડક્ટમાં “{name}” છે. પહેલાં તેને ત્યાંથી દૂર કરો.',
  '{number} products offer “{name}”. Remove it from them first.':
    '{number} પ્રોડક્ટમાં “{name}” છે. પહેલાં તેને ત્યાંથી દૂર કરો.',
  '“{name}” has {number} choices already.': '“{name}”માં પહેલેથી {number} વિકલ્પ છે.',
  '“{name}” and 1 more product have {number} choices already.':
    '“{name}” અને બીજી 1 પ્રોડક્ટમાં પહેલેથી {number} વિકલ્પ છે.',
  '“{name}” and {number2} more products have {number} choices already.':
    '“{name}” અને બીજી {number2} પ્રોડક્ટમાં પહેલેથી {number} વિકલ્પ છે.',
  'must be a choice with its values': 'અહીં વેલ્યુ સાથે એક વિકલ્પ હોવો જોઈએ',
  'must be a product with its prices': 'અહીં કિંમતો સાથે એક પ્રોડક્ટ હોવી જોઈએ',
  'must be a product with its choices': 'અહીં વિકલ્પો સાથે એક પ્રોડક્ટ હોવી જોઈએ',
  'must be a product with its values': 'અહીં વેલ્યુ સાથે એક પ્રોડક્ટ હોવી જોઈએ',
  'must be a list of products with their prices': 'અહીં કિંમતો સાથે પ્રોડક્ટની યાદી હોવી જોઈએ',
  'must be a list of products with their choices': 'અહીં વિકલ્પો સાથે પ્રોડક્ટની યાદી હોવી જોઈએ',
  'must be a list of products with their values': 'અહીં વેલ્યુ સાથે પ્રોડક્ટની યાદી હોવી જોઈએ',
  'must be versions by the ids of their records': 'અહીં એન્ટ્રીઓની id સાથે તેમનાં વર્ઝન હોવાં જોઈએ',
  'Please choose at least one product.': 'ઓછામાં ઓછી એક પ્રોડક્ટ પસંદ કરો.',
  'Please choose at least one record.': 'ઓછામાં ઓછી એક એન્ટ્રી પસંદ કરો.',
  '{number} records restored.': '{number} એન્ટ્રી પાછી લાવવામાં આવી.',
  'Someone else changed {names} meanwhile, so nothing was saved. Check the list and try again.':
    'આ દરમિયાન બીજા કોઈએ {names}માં ફેરફાર કર્યો, તેથી કંઈ સાચવ્યું નથી. યાદી જોઈને ફરી પ્રયાસ કરો.',
  'Someone else changed {names} and {number} more meanwhile, so nothing was saved. Check the list and try again.':
    'આ દરમિયાન બીજા કોઈએ {names} અને બીજી {number} એન્ટ્રીમાં ફેરફાર કર્યો, તેથી કંઈ સાચવ્યું નથી. યાદી જોઈને ફરી પ્રયાસ કરો.',
  'Please send either a change or orders, not both.': 'ફેરફાર કે ordersમાંથી એક જ મોકલો, બંને નહીં.',
  'must be a list of enquiries with their values': 'અહીં વેલ્યુ સાથે પૂછપરછની યાદી હોવી જોઈએ',
  'Please choose what to change.': 'પસંદ કરો કે શું બદલવું છે.',
  'Please send either a change, prices or choices, not several of them.':
    'ફેરફાર, કિંમતો કે વિકલ્પોમાંથી એક જ મોકલો, એકથી વધારે નહીં.',
  'Another product was changed meanwhile. Please try again.':
    'આ દરમિયાન બીજી કોઈ પ્રોડક્ટ બદલાઈ ગઈ. ફરી પ્રયાસ કરો.',
  'The private links no longer work.': 'ખાનગી લિંક હવે કામ કરતી નથી.',
  '1 enquiry saved.': '1 પૂછપરછ સચવાઈ.',
  '{number} enquiries saved.': '{number} પૂછપરછ સચવાઈ.',
  '{reference} saved.': '{reference} સચવાયું.',
  'Please choose at least one enquiry.': 'ઓછામાં ઓછી એક પૂછપરછ પસંદ કરો.',
  'The source must be one of {list}.': 'સ્રોત આમાંથી એક હોવો જોઈએ: {list}.',
  'The status must be one of {list}.': 'સ્થિતિ આમાંથી એક હોવી જોઈએ: {list}.',
  'Sample data removed. Real visits are counted from now on.':
    'નમૂનાનો ડેટા દૂર થયો. હવેથી અસલી મુલાકાતો ગણાશે.',
  'must name at least one product': 'ઓછામાં ઓછી એક પ્રોડક્ટ પસંદ કરો',
  'must name at most {number} products': 'વધુમાં વધુ {number} પ્રોડક્ટ પસંદ કરો',
  'Backup started.': 'બેકઅપ શરૂ થયું.',
  'A backup is already running.': 'બેકઅપ પહેલેથી ચાલી રહ્યું છે.',
  'Backup restored.': 'બેકઅપમાંથી બધું પાછું આવ્યું.',
  'Backup deleted.': 'બેકઅપ કાઢી નાખ્યું.',
  'The backup bucket does not respond.': 'બેકઅપનું સ્ટોરેજ જવાબ આપતું નથી.',
  'There is no space left for backups.': 'બેકઅપ માટે જગ્યા બચી નથી.',
  'The backup folder is not writable.': 'બેકઅપના ફોલ્ડરમાં લખી શકાતું નથી.',
  'The backup failed. See the server log for the reason.':
    'બેકઅપ બની શક્યું નહીં. કારણ સર્વરના લોગમાં જુઓ.',
  'The backup comes from a newer version. Update this installation first.':
    'આ બેકઅપ નવા વર્ઝનનું છે. પહેલાં અહીંનો પ્રોગ્રામ અપડેટ કરો.',
  'The backup contains {entry}, which this version does not know.':
    'બેકઅપમાં {entry} છે, જેને આ વર્ઝન ઓળખતું નથી.',
  'There is no file {path}.': '{path} નામની ફાઇલ નથી.',
  '{name} is incomplete: {entry} is missing.': '{name} અધૂરું છે: {entry} નથી.',
  '{name} is incomplete: its end is missing. Use another backup.':
    '{name} અધૂરું છે: તેનો છેલ્લો ભાગ નથી. બીજું બેકઅપ વાપરો.',
  '{name} is damaged: {entry} has changed since the backup.':
    '{name} ખરાબ છે: બેકઅપ પછી {entry} બદલાયું છે.',
  '{name} is damaged: its list of contents cannot be read.':
    '{name} ખરાબ છે: તેની યાદી વાંચી શકાતી નથી.',
  '{name} contains {entry}, which does not belong to the backup.':
    '{name}માં {entry} છે, જે આ બેકઅપનું નથી.',
  '{name} is not a backup of a shop.': '{name} કોઈ દુકાનનું બેકઅપ નથી.',
  'This is not the name of a backup.': 'આ કોઈ બેકઅપનું નામ નથી.',
}
