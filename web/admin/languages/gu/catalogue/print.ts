import type { print as english } from '../../en/catalogue/print.ts'
import type { Translation } from '../../translation.ts'

export const print: Translation<typeof english> = {
  sheet: {
    title: 'પ્રિન્ટ શીટ',
    print: 'પ્રિન્ટ કરો',
    leftOver: 'બીજી {count, number} એક શીટ પર સમાતી નથી.',
    nothing: 'હજી પ્રિન્ટ કરવા જેવું કંઈ નથી',
    nothingText: 'ઉપર કોઈ કેટેગરી પસંદ કરો, અથવા યાદીમાં પ્રોડક્ટ પસંદ કરો.',
    preview: 'પ્રિવ્યુ',
    products: 'પ્રોડક્ટ',
    selectCategory: 'કેટેગરી પસંદ કરો',
    selected: 'યાદીમાં પસંદ કરેલી ({count, number})',
    layout: 'લેઆઉટ',
    drawn: 'સાચા પ્રમાણમાં ડ્રોઇંગ',
  },
  layouts: {
    two: 'દરેક પેજ પર 2',
    six: 'દરેક પેજ પર 6',
    tags: 'કિંમતના ટેગ',
  },
  pages: {
    qrCode: '{name}નો QR કોડ',
    drawing: '{name}નું સાચા પ્રમાણમાં ડ્રોઇંગ',
    front: 'સામેથી',
    side: 'બાજુથી',
  },
  choices: {
    more: '{count, plural, one {બીજો # વિકલ્પ} other {બીજા # વિકલ્પ}}',
    total: 'કુલ {count, number}',
  },
}
