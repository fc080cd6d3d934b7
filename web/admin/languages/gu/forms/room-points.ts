import type { roomPoints as english } from '../../en/forms/room-points.ts'
import type { Translation } from '../../translation.ts'

export const roomPoints: Translation<typeof english> = {
  aside: '{max, number}માંથી {count, number}',
  noPhoto: 'પહેલાં ફોટો પસંદ કરો. પછી તેમાં પ્રોડક્ટ પર નિશાન મૂકો.',
  help: 'નિશાન મૂકવા ફોટામાં પ્રોડક્ટ પર ક્લિક કરો. નિશાનને ખેંચો અથવા એરો કીથી ખસેડો (Shift દબાવશો તો વધારે ખસશે); Delete દબાવવાથી નિશાન દૂર થાય છે.',
  notThere: 'ફક્ત તમારી દુકાનની પ્રોડક્ટ પર નિશાન મૂકી શકાય. <link>પ્રોડક્ટ ઉમેરો</link>',
  noProduct: 'હજી કોઈ પ્રોડક્ટ નથી',
  mark: 'નિશાન {number}: {name}, ડાબેથી {x, number}%, ઉપરથી {y, number}%',
  add: 'નિશાન ઉમેરો',
  change: 'નિશાન {number} માટે બીજી પ્રોડક્ટ પસંદ કરો: {name}',
  remove: 'નિશાન {number} દૂર કરો: {name}',
  described: '{name}, ડાબેથી {x, number}% અને ઉપરથી {y, number}%',
}
