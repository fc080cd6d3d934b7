import type { media as english } from '../en/media.ts'
import type { Translation } from '../translation.ts'

export const media: Translation<typeof english> = {
  altText: {
    describe: '{name}નું વર્ણન લખો',
    describeMissing: '{name}નું વર્ણન લખો, હજી વર્ણન નથી',
    missing: 'હજી વર્ણન નથી',
    label: 'ફોટાનું વર્ણન (alt ટેક્સ્ટ)',
    description: 'ફોટામાં શું છે તે એક વાક્યમાં લખો: સ્ક્રીન રીડર વાપરનારા અને સર્ચ એન્જિન માટે.',
    placeholder: 'ઓસરીમાં પિત્તળની સાંકળવાળો બે સીટનો સાગનો હીંચકો',
    cancel: 'રદ કરો',
    done: 'થઈ ગયું',
  },
  focusPoint: {
    help: 'ફોટો કપાય ત્યારે જે દેખાવું જ જોઈએ તેના પર ક્લિક કરો. તીરવાળી કીથી બિંદુ ખસે છે.',
    label: 'મુખ્ય બિંદુ: ડાબેથી {x}%, ઉપરથી {y}%',
  },
  filePreparation: {
    noPhoto: '{name} ફોટો નથી. JPEG, PNG, WebP, AVIF અથવા GIF ફાઇલ પસંદ કરો.',
    noVideo: '{name} વીડિયો નથી. MP4, MOV અથવા WebM ફાઇલ પસંદ કરો.',
    tooLarge: 'ઘણી મોટી',
    tooLargeSentence: '{name} {limit} MBથી મોટી છે. નાની ફાઇલ પસંદ કરો.',
    unreadable: 'વાંચી શકાઈ નહીં',
    unreadableSentence: '{name}ને ફોટા તરીકે વાંચી શકાઈ નહીં; કદાચ ફાઇલ બગડેલી છે. બીજી પસંદ કરો.',
    heic: '{name} HEIC ફોટો છે, જે આ બ્રાઉઝર વાંચી શકતું નથી. ફોનના કેમેરાનાં સેટિંગ્સમાં “Most Compatible” પસંદ કરો અથવા તેને JPEG તરીકે એક્સપોર્ટ કરો.',
  },
}
