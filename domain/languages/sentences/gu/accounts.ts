import type { accounts as hindi } from '../hi/accounts.ts'

/** Sign-in, administrators and two-step verification, in Gujarati. */
export const accounts: Readonly<Record<keyof typeof hindi, string>> = {
  'Please sign in again.': 'ફરી સાઇન ઇન કરો.',
  'Only owners can do this. Please ask an owner.': 'આ ફક્ત માલિક કરી શકે છે. કોઈ માલિકને કહો.',
  'This link has expired or was already used. Please ask for a new one.':
    'આ લિંક હવે કામ કરતી નથી, અથવા પહેલાં વપરાઈ ચૂકી છે. નવી લિંક માગો.',
  'Too many attempts. Please wait {number} seconds and try again.':
    'ઘણા બધા પ્રયાસ થયા. {number} સેકન્ડ રાહ જોઈને ફરી પ્રયાસ કરો.',
  'Too many attempts. Please wait {number} minutes and try again.':
    'ઘણા બધા પ્રયાસ થયા. {number} મિનિટ રાહ જોઈને ફરી પ્રયાસ કરો.',
  'Failed to login. Please try again.': 'સાઇન ઇન થઈ શક્યું નહીં. ફરી પ્રયાસ કરો.',
  'The email or the password is wrong.': 'ઈ-મેલ કે પાસવર્ડ ખોટો છે.',
  'The current password is wrong.': 'હાલનો પાસવર્ડ ખોટો છે.',
  'The email field is required.': 'ઈ-મેલ લખવો જરૂરી છે.',
  'The password field is required.': 'પાસવર્ડ લખવો જરૂરી છે.',
  'The current password field is required.': 'હાલનો પાસવર્ડ લખવો જરૂરી છે.',
  'The code field is required.': 'કોડ લખવો જરૂરી છે.',
  'Please enter a valid email address.': 'સાચું ઈ-મેલ સરનામું લખો.',
  'Password must be at least 6 characters long.': 'પાસવર્ડમાં ઓછામાં ઓછા 6 અક્ષર હોવા જોઈએ.',
  'Password must be at least 8 characters long.': 'પાસવર્ડમાં ઓછામાં ઓછા 8 અક્ષર હોવા જોઈએ.',
  'The role must be one of {list}.': 'ભૂમિકા આમાંથી એક હોવી જોઈએ: {list}.',
  'The language must be one of {list}.': 'ભાષા આમાંથી એક હોવી જોઈએ: {list}.',
  'Language changed.': 'ભાષા બદલાઈ ગઈ.',
  'Password changed.': 'પાસવર્ડ બદલાઈ ગયો.',
  '{name} is invited. Send them the link.': '{name} માટે આમંત્રણ તૈયાર છે. તેમને લિંક મોકલો.',
  '{name} is now an owner.': '{name} હવે માલિક છે.',
  '{name} is now an editor.': '{name} હવે એડિટર છે.',
  'This link lets {name} choose a new password.': 'આ લિંકથી {name} નવો પાસવર્ડ પસંદ કરી શકે છે.',
  'Administrator removed.': 'એડમિનને દૂર કર્યા.',
  'An administrator with this email already exists.': 'આ ઈ-મેલવાળા એડમિન પહેલેથી છે.',
  'There must be at least one owner. Make another administrator an owner first.':
    'ઓછામાં ઓછા એક માલિક હોવા જરૂરી છે. પહેલાં બીજા કોઈ એડમિનને માલિક બનાવો.',
  'You cannot remove yourself. Ask another administrator to do it.':
    'તમે પોતાને દૂર કરી શકતા નથી. બીજા કોઈ એડમિનને કહો.',
  'The last administrator cannot be removed.': 'છેલ્લા એડમિનને દૂર કરી શકાતા નથી.',
  'The last owner cannot be removed. Make another administrator an owner first.':
    'છેલ્લા માલિકને દૂર કરી શકાતા નથી. પહેલાં બીજા કોઈ એડમિનને માલિક બનાવો.',
  'This is your own account. Use “Change my password” instead.':
    'આ તમારું પોતાનું એકાઉન્ટ છે. આ માટે “મારો પાસવર્ડ બદલો” વાપરો.',
  'Signed out on that device.': 'તે ડિવાઇસમાંથી સાઇન આઉટ થઈ ગયું.',
  'Signed out everywhere else.': 'બીજે બધેથી સાઇન આઉટ થઈ ગયું.',
  '{name} on iPhone': 'iPhone પર {name}',
  '{name} on iPad': 'iPad પર {name}',
  '{name} on Android': 'Android પર {name}',
  '{name} on Windows': 'Windows પર {name}',
  '{name} on ChromeOS': 'ChromeOS પર {name}',
  '{name} on Mac': 'Mac પર {name}',
  '{name} on Linux': 'Linux પર {name}',
  'Please enter the code from your app.': 'તમારી એપનો કોડ લખો.',
  'Enter the code from your app.': 'તમારી એપનો કોડ લખો.',
  'Two-step verification is on.': 'બે તબક્કાનું સાઇન ઇન ચાલુ છે.',
  'Two-step verification is off.': 'બે તબક્કાનું સાઇન ઇન બંધ છે.',
  'Two-step verification is already on. Turn it off first to set it up again.':
    'બે તબક્કાનું સાઇન ઇન પહેલેથી ચાલુ છે. ફરી ગોઠવવા માટે પહેલાં તેને બંધ કરો.',
  'There is nothing to confirm. Please start again.': 'ખાતરી કરવા માટે કંઈ નથી. શરૂઆતથી કરો.',
  'The server can no longer check codes from your app. Use a recovery code, or ask for a password link.':
    'સર્વર હવે તમારી એપના કોડ તપાસી શકતું નથી. રિકવરી કોડ વાપરો, અથવા પાસવર્ડની લિંક માગો.',
  'This code is wrong or already used. Please enter the next one.':
    'આ કોડ ખોટો છે, અથવા પહેલાં વપરાઈ ચૂક્યો છે. પછીનો કોડ લખો.',
}
