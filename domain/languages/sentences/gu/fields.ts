import type { fields as hindi } from '../hi/fields.ts'

/** Rules of single fields, in Gujarati. */
export const fields: Readonly<Record<keyof typeof hindi, string>> = {
  'The name field is required.': 'નામ લખવું જરૂરી છે.',
  'The title field is required.': 'શીર્ષક લખવું જરૂરી છે.',
  'The description field is required.': 'વર્ણન લખવું જરૂરી છે.',
  'The content field is required.': 'ટેક્સ્ટ લખવું જરૂરી છે.',
  'The comment field is required.': 'ટિપ્પણી લખવી જરૂરી છે.',
  'The slogan field is required.': 'સ્લોગન લખવું જરૂરી છે.',
  'The location field is required.': 'સરનામું લખવું જરૂરી છે.',
  'The link field is required.': 'લિંક મૂકવી જરૂરી છે.',
  'The category field is required.': 'કેટેગરીનું નામ લખવું જરૂરી છે.',
  'The product field is required.': 'પ્રોડક્ટ પસંદ કરવી જરૂરી છે.',
  'The rating field is required.': 'રેટિંગ આપવું જરૂરી છે.',
  'The kind field is required.': 'પ્રકાર પસંદ કરવો જરૂરી છે.',
  'The image field is required.': 'ફોટો મૂકવો જરૂરી છે.',
  'The Video field is required.': 'વીડિયો મૂકવો જરૂરી છે.',
  'The highlights field is required.': 'ખાસ વાતો લખવી જરૂરી છે.',
  'The your experience field is required.': 'અનુભવનાં વર્ષ લખવાં જરૂરી છે.',
  'The zula items field is required.': 'હીંચકાની સંખ્યા લખવી જરૂરી છે.',
  'Satisfied Customer count is required': 'સંતુષ્ટ ગ્રાહકોની સંખ્યા લખવી જરૂરી છે',
  'Image is required': 'ફોટો મૂકવો જરૂરી છે',
  'Video is required': 'વીડિયો મૂકવો જરૂરી છે',
  'Invalid email': 'ઈ-મેલ સાચો નથી',
  'Invalid URL': 'લિંક સાચી નથી',
  'Mobile number must be 10 digits': 'મોબાઇલ નંબર 10 અંકનો હોવો જોઈએ',
  'WhatsApp number must be 10 digits': 'WhatsApp નંબર 10 અંકનો હોવો જોઈએ',
  'Rating must be a whole number from 1 to 5': 'રેટિંગ 1–5ની વચ્ચેની પૂર્ણ સંખ્યા હોવી જોઈએ',
  'Please write a number of 0 or more, such as 120': '0 કે તેનાથી મોટી સંખ્યા લખો, જેમ કે 120',
  'Please enter the amount in digits, such as 1299 or 1299.50':
    'રકમ આંકડામાં લખો, જેમ કે 1299 કે 1299.50',
  'Please choose one from the list': 'યાદીમાંથી એક પસંદ કરો',
  'Please write the colour as # and six digits, such as #8a9a80':
    'રંગ # અને છ અંકમાં લખો, જેમ કે #8a9a80',
  'Please enter date and time with an offset, such as 2026-01-31T09:00:00Z':
    'તારીખ અને સમય, ટાઇમ ઝોનના તફાવત સાથે લખો, જેમ કે 2026-01-31T09:00:00Z',
  'Enter opening and closing times such as 10:00-19:00. They must not overlap.':
    'ખૂલવાનો અને બંધ થવાનો સમય લખો, જેમ કે 10:00-19:00. સમય એકબીજામાં ભળવા ન જોઈએ.',
  'Each holiday needs a first day, and a last day that is not before it.':
    'દરેક રજાનો પહેલો દિવસ જોઈએ, અને છેલ્લો દિવસ તેની પહેલાં ન હોઈ શકે.',
  'Accent colour must be # and six digits or letters A–F, such as #01A0E2':
    'મુખ્ય રંગ # અને છ અંક કે A–F અક્ષરોમાં લખો, જેમ કે #01A0E2',
  'Time zone must be a name such as Asia/Kolkata': 'ટાઇમ ઝોનનું નામ લખો, જેમ કે Asia/Kolkata',
  'Currency must be a currency code, such as INR or USD': 'ચલણનો કોડ લખો, જેમ કે INR કે USD',
  'The sale price must be lower than the price.': 'સેલ કિંમત, કિંમત કરતાં ઓછી હોવી જોઈએ.',
  'A photo shows a value that no choice has.': 'કોઈ ફોટામાં એવી વેલ્યુ પસંદ કરી છે, જે કોઈ વિકલ્પમાં નથી.',
  'The choice has no such value.': 'આ વિકલ્પમાં આ વેલ્યુ નથી.',
  'A product can have at most {number} choices.': 'એક પ્રોડક્ટમાં વધુમાં વધુ {number} વિકલ્પ હોઈ શકે.',
  'The product has the same choice twice.': 'પ્રોડક્ટમાં એક જ વિકલ્પ બે વાર છે.',
  'The kind of a choice cannot be changed. Please add another choice.':
    'વિકલ્પનો પ્રકાર બદલી શકાતો નથી. બીજો વિકલ્પ ઉમેરો.',
  'Every value needs a name.': 'દરેક વેલ્યુનું નામ લખવું જરૂરી છે.',
  'A choice can have at most {number} values.': 'એક વિકલ્પમાં વધુમાં વધુ {number} વેલ્યુ હોઈ શકે.',
  'Two values have the same name.': 'બે વેલ્યુનાં નામ સરખાં છે.',
  'Please choose the unit of the measure.': 'માપનો એકમ પસંદ કરો.',
  'Please choose the product of each mark.': 'દરેક નિશાનની પ્રોડક્ટ પસંદ કરો.',
  'Please mark the place of each product on the photo.': 'ફોટા પર દરેક પ્રોડક્ટની જગ્યા પસંદ કરો.',
  'The place of a mark is a number from 0 to 1.': 'નિશાનની જગ્યા 0 અને 1 વચ્ચેની સંખ્યા છે.',
  'A room can have at most {number} marks.': 'એક રૂમમાં વધુમાં વધુ {number} નિશાન હોઈ શકે.',
  'Please write the smallest measure.': 'સૌથી નાનું માપ લખો.',
  'Please write the largest measure.': 'સૌથી મોટું માપ લખો.',
  'The largest measure must not be below the smallest.':
    'સૌથી મોટું માપ, સૌથી નાના માપ કરતાં ઓછું ન હોઈ શકે.',
}
