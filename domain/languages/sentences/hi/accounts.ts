/** Sign-in, administrators and two-step verification, in Hindi. */
export const accounts = {
  'Please sign in again.': 'फिर से साइन इन करें।',
  'Only owners can do this. Please ask an owner.': 'यह सिर्फ़ मालिक कर सकते हैं। किसी मालिक से कहें।',
  'This link has expired or was already used. Please ask for a new one.':
    'यह लिंक अब काम नहीं करता, या पहले ही इस्तेमाल हो चुका है। नया लिंक माँगें।',
  'Too many attempts. Please wait {number} seconds and try again.':
    'बहुत ज़्यादा कोशिशें हुईं। {number} सेकंड रुककर फिर से कोशिश करें।',
  'Too many attempts. Please wait {number} minutes and try again.':
    'बहुत ज़्यादा कोशिशें हुईं। {number} मिनट रुककर फिर से कोशिश करें।',
  'Failed to login. Please try again.': 'साइन इन नहीं हो सका। फिर से कोशिश करें।',
  'The email or the password is wrong.': 'ई-मेल या पासवर्ड ग़लत है।',
  'The current password is wrong.': 'मौजूदा पासवर्ड ग़लत है।',
  'The email field is required.': 'ई-मेल लिखना ज़रूरी है।',
  'The password field is required.': 'पासवर्ड लिखना ज़रूरी है।',
  'The current password field is required.': 'मौजूदा पासवर्ड लिखना ज़रूरी है।',
  'The code field is required.': 'कोड लिखना ज़रूरी है।',
  'Please enter a valid email address.': 'सही ई-मेल पता लिखें।',
  'Password must be at least 6 characters long.': 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए।',
  'Password must be at least 8 characters long.': 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए।',
  'The role must be one of {list}.': 'भूमिका इनमें से एक होनी चाहिए: {list}।',
  'The language must be one of {list}.': 'भाषा इनमें से एक होनी चाहिए: {list}।',
  'Language changed.': 'भाषा बदल गई।',
  'Password changed.': 'पासवर्ड बदल गया।',
  '{name} is invited. Send them the link.': '{name} के लिए इनवाइट तैयार है। उन्हें लिंक भेजें।',
  '{name} is now an owner.': '{name} अब मालिक हैं।',
  '{name} is now an editor.': '{name} अब एडिटर हैं।',
  'This link lets {name} choose a new password.': 'इस लिंक से {name} नया पासवर्ड चुन सकते हैं।',
  'Administrator removed.': 'एडमिन हटाया गया।',
  'An administrator with this email already exists.': 'इस ई-मेल वाला एडमिन पहले से है।',
  'There must be at least one owner. Make another administrator an owner first.':
    'कम से कम एक मालिक होना ज़रूरी है। पहले किसी और एडमिन को मालिक बनाएँ।',
  'You cannot remove yourself. Ask another administrator to do it.':
    'आप ख़ुद को नहीं हटा सकते। किसी और एडमिन से कहें।',
  'The last administrator cannot be removed.': 'आख़िरी एडमिन को नहीं हटाया जा सकता।',
  'The last owner cannot be removed. Make another administrator an owner first.':
    'आख़िरी मालिक को नहीं हटाया जा सकता। पहले किसी और एडमिन को मालिक बनाएँ।',
  'This is your own account. Use “Change my password” instead.':
    'यह आपका अपना अकाउंट है। इसके लिए “मेरा पासवर्ड बदलें” का इस्तेमाल करें।',
  'Signed out on that device.': 'उस डिवाइस से साइन आउट हो गया।',
  'Signed out everywhere else.': 'बाकी सब जगह से साइन आउट हो गया।',
  '{name} on iPhone': 'iPhone पर {name}',
  '{name} on iPad': 'iPad पर {name}',
  '{name} on Android': 'Android पर {name}',
  '{name} on Windows': 'Windows पर {name}',
  '{name} on ChromeOS': 'ChromeOS पर {name}',
  '{name} on Mac': 'Mac पर {name}',
  '{name} on Linux': 'Linux पर {name}',
  'Please enter the code from your app.': 'अपने ऐप का कोड लिखें।',
  'Enter the code from your app.': 'अपने ऐप का कोड लिखें।',
  'Two-step verification is on.': 'दो चरणों वाला साइन इन चालू है।',
  'Two-step verification is off.': 'दो चरणों वाला साइन इन बंद है।',
  'Two-step verification is already on. Turn it off first to set it up again.':
    'दो चरणों वाला साइन इन पहले से चालू है। फिर से सेट करने के लिए पहले उसे बंद करें।',
  'There is nothing to confirm. Please start again.': 'पक्का करने के लिए कुछ नहीं है। शुरू से करें।',
  'The server can no longer check codes from your app. Use a recovery code, or ask for a password link.':
    'सर्वर अब आपके ऐप के कोड नहीं जाँच सकता। रिकवरी कोड इस्तेमाल करें, या पासवर्ड का लिंक माँगें।',
  'This code is wrong or already used. Please enter the next one.':
    'यह कोड ग़लत है, या पहले ही इस्तेमाल हो चुका है। अगला कोड लिखें।',
}
