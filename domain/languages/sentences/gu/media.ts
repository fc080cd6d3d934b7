import type { media as hindi } from '../hi/media.ts'

/**
 * Photos and videos, in Gujarati. A sentence about a file begins with its name, by which forms find
 * the file.
 */
export const media: Readonly<Record<keyof typeof hindi, string>> = {
  '{file} is larger than {number} MB. Please choose a smaller one.':
    '{file} {number} MBથી મોટી છે. નાની ફાઇલ પસંદ કરો.',
  'The file is larger than {number} MB. Please choose a smaller one.':
    'ફાઇલ {number} MBથી મોટી છે. નાની ફાઇલ પસંદ કરો.',
  '{file} has more than {number} megapixels. Please choose a smaller one.':
    '{file}માં {number} મેગાપિક્સેલથી વધારે છે. નાનો ફોટો પસંદ કરો.',
  '{file} is not a supported photo. Please choose a JPEG, PNG, WebP, AVIF or GIF file.':
    '{file} અહીં ચાલે તેવો ફોટો નથી. JPEG, PNG, WebP, AVIF કે GIF ફાઇલ પસંદ કરો.',
  '{file} is a HEIC photo, which is not supported. On your phone, choose “Most Compatible” in the camera settings or export it as JPEG.':
    '{file} HEIC ફોટો છે, જે અહીં ચાલતો નથી. ફોનના કેમેરાનાં સેટિંગ્સમાં “Most Compatible” પસંદ કરો, અથવા ફોટો JPEGમાં એક્સપોર્ટ કરો.',
  '{file} is damaged or not a supported photo. Please try again or choose another.':
    '{file} ખરાબ છે, અથવા અહીં ચાલે તેવો ફોટો નથી. ફરી પ્રયાસ કરો કે બીજો ફોટો પસંદ કરો.',
  '{file} is not a supported video. Please choose an MP4, MOV or WebM file.':
    '{file} અહીં ચાલે તેવો વીડિયો નથી. MP4, MOV કે WebM ફાઇલ પસંદ કરો.',
  '{file} is a high-efficiency (HEVC) video, which most browsers cannot play. On your phone, choose “Most Compatible” in the camera settings or export it as H.264.':
    '{file} HEVC વીડિયો છે, જે મોટા ભાગના બ્રાઉઝરમાં ચાલતો નથી. ફોનના કેમેરાનાં સેટિંગ્સમાં “Most Compatible” પસંદ કરો, અથવા વીડિયો H.264માં એક્સપોર્ટ કરો.',
  '{file} has no video that browsers can play. Please export it as H.264 in an MP4 file.':
    '{file}માં બ્રાઉઝરમાં ચાલે તેવો વીડિયો નથી. તેને MP4 ફાઇલમાં H.264 તરીકે એક્સપોર્ટ કરો.',
  '{file} is damaged or not a supported video. Please try again or choose another.':
    '{file} ખરાબ છે, અથવા અહીં ચાલે તેવો વીડિયો નથી. ફરી પ્રયાસ કરો કે બીજો વીડિયો પસંદ કરો.',
  'Processing of photos and videos was interrupted. Please upload the file again.':
    'ફોટા અને વીડિયો તૈયાર કરવાનું કામ વચ્ચે અટકી ગયું. ફાઇલ ફરી અપલોડ કરો.',
  'A photo or video was removed while saving. Please try again.':
    'સાચવતી વખતે કોઈ ફોટો કે વીડિયો દૂર થઈ ગયો. ફરી પ્રયાસ કરો.',
  'Photos and videos are not available right now. Please try again.':
    'ફોટા અને વીડિયો હમણાં ઉપલબ્ધ નથી. ફરી પ્રયાસ કરો.',
  'Photos and videos are not available right now, so nothing was saved. Please try again.':
    'ફોટા અને વીડિયો હમણાં ઉપલબ્ધ નથી, એટલે કંઈ સચવાયું નથી. ફરી પ્રયાસ કરો.',
  'There is no such file.': 'આવી કોઈ ફાઇલ નથી.',
}
