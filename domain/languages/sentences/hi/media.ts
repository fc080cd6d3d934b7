/**
 * Photos and videos, in Hindi. A sentence about a file begins with its name, by which forms find the
 * file.
 */
export const media = {
  '{file} is larger than {number} MB. Please choose a smaller one.':
    '{file} का साइज़ {number} MB से ज़्यादा है। छोटी फ़ाइल चुनें।',
  'The file is larger than {number} MB. Please choose a smaller one.':
    'फ़ाइल {number} MB से बड़ी है। छोटी फ़ाइल चुनें।',
  '{file} has more than {number} megapixels. Please choose a smaller one.':
    '{file} में {number} मेगापिक्सेल से ज़्यादा हैं। छोटी फ़ोटो चुनें।',
  '{file} is not a supported photo. Please choose a JPEG, PNG, WebP, AVIF or GIF file.':
    '{file} ऐसी फ़ोटो नहीं है जो यहाँ चले। JPEG, PNG, WebP, AVIF या GIF फ़ाइल चुनें।',
  '{file} is a HEIC photo, which is not supported. On your phone, choose “Most Compatible” in the camera settings or export it as JPEG.':
    '{file} HEIC फ़ोटो है, जो यहाँ नहीं चलती। फ़ोन के कैमरे की सेटिंग्स में “Most Compatible” चुनें, या फ़ोटो को JPEG में एक्सपोर्ट करें।',
  '{file} is damaged or not a supported photo. Please try again or choose another.':
    '{file} ख़राब है, या ऐसी फ़ोटो नहीं है जो यहाँ चले। फिर से कोशिश करें या दूसरी फ़ोटो चुनें।',
  '{file} is not a supported video. Please choose an MP4, MOV or WebM file.':
    '{file} ऐसा वीडियो नहीं है जो यहाँ चले। MP4, MOV या WebM फ़ाइल चुनें।',
  '{file} is a high-efficiency (HEVC) video, which most browsers cannot play. On your phone, choose “Most Compatible” in the camera settings or export it as H.264.':
    '{file} HEVC वीडियो है, जो ज़्यादातर ब्राउज़र में नहीं चलता। फ़ोन के कैमरे की सेटिंग्स में “Most Compatible” चुनें, या वीडियो को H.264 में एक्सपोर्ट करें।',
  '{file} has no video that browsers can play. Please export it as H.264 in an MP4 file.':
    '{file} में ऐसा वीडियो नहीं है जो ब्राउज़र में चले। उसे MP4 फ़ाइल में H.264 के रूप में एक्सपोर्ट करें।',
  '{file} is damaged or not a supported video. Please try again or choose another.':
    '{file} ख़राब है, या ऐसा वीडियो नहीं है जो यहाँ चले। फिर से कोशिश करें या दूसरा वीडियो चुनें।',
  'Processing of photos and videos was interrupted. Please upload the file again.':
    'फ़ोटो और वीडियो तैयार करने का काम बीच में रुक गया। फ़ाइल फिर से अपलोड करें।',
  'A photo or video was removed while saving. Please try again.':
    'सेव करते समय कोई फ़ोटो या वीडियो हट गया। फिर से कोशिश करें।',
  'Photos and videos are not available right now. Please try again.':
    'फ़ोटो और वीडियो अभी उपलब्ध नहीं हैं। फिर से कोशिश करें।',
  'Photos and videos are not available right now, so nothing was saved. Please try again.':
    'फ़ोटो और वीडियो अभी उपलब्ध नहीं हैं, इसलिए कुछ भी सेव नहीं हुआ। फिर से कोशिश करें।',
  'There is no such file.': 'ऐसी कोई फ़ाइल नहीं है।',
}
