import type { chat as english } from '../en/chat.ts'
import type { Translation } from '../translation.ts'

export const chat: Translation<typeof english> = {
  hoursHelp: {
    title: 'મુલાકાતીઓને શું દેખાય છે',
    notice: 'ઓર્ડર બટન પાસે મુલાકાતીઓને અત્યારે આ દેખાય છે: <b>{notice}</b>. સમય {timeZone} મુજબ છે.',
    nothingOpen: 'કંઈ નહીં, કારણ કે દુકાન ખુલ્લી છે',
    nothingSet: 'કંઈ નહીં, કારણ કે કોઈ સમય નાખ્યો નથી',
    copyToFriday: 'સોમવારનો સમય મંગળ–શુક્રમાં પણ મૂકો',
    copyToSaturday: 'સોમવારનો સમય મંગળ–શનિમાં પણ મૂકો',
    copyToAll: 'સોમવારનો સમય દરેક દિવસમાં મૂકો',
  },
}
