/** Labels, titles and hints of the screens, by their English text, in Hindi. */
export const screens: Readonly<Record<string, string>> = {
  // Titles and menu
  'Back office': 'बैक ऑफ़िस',
  Login: 'साइन इन करें',
  'Set up': 'शुरुआत करें',
  'New password': 'नया पासवर्ड',
  Invitation: 'इनवाइट',
  'Not found': 'नहीं मिला',
  Dashboard: 'डैशबोर्ड',
  Enquiries: 'पूछताछ',
  'Something Unique': 'कुछ ख़ास',
  'Edit site': 'साइट बदलें',
  Translations: 'अनुवाद',
  Feeds: 'फ़ीड',
  Backups: 'बैकअप',
  Administrators: 'एडमिन',
  Activity: 'गतिविधि',
  Trash: 'ट्रैश',
  'My account': 'मेरा अकाउंट',
  Product: 'प्रोडक्ट',
  Products: 'प्रोडक्ट',
  Category: 'कैटेगरी',
  Categories: 'कैटेगरी',
  Choice: 'विकल्प',
  'Products from photos': 'फ़ोटो से प्रोडक्ट',
  'Import products': 'प्रोडक्ट इंपोर्ट करें',
  'Print sheet': 'प्रिंट शीट',
  'Built-in search words': 'खोज में पहले से शामिल शब्द',
  'Manage Store': 'दुकान सँभालें',
  Texts: 'टेक्स्ट',
  Shop: 'दुकान',
  // Sections of My account
  Language: 'भाषा',
  'Change my password': 'मेरा पासवर्ड बदलें',
  'Where you are signed in': 'आप कहाँ-कहाँ साइन इन हैं',
  'Two-step verification': 'दो चरणों वाला साइन इन',
  // About
  Text: 'टेक्स्ट',
  Figures: 'आँकड़े',
  'The last character is shown in the accent colour, like the plus in “25+”.':
    'आख़िरी अक्षर मुख्य रंग में दिखता है, जैसे “25+” में प्लस का निशान।',
  'Photo and video': 'फ़ोटो और वीडियो',
  'Add a highlight': 'ख़ास बात जोड़ें',
  // Carousel
  Slide: 'स्लाइड',
  'Shown under the title': 'शीर्षक के नीचे दिखता है',
  'At least 1920 px wide. Text covers the left half.':
    'चौड़ाई कम से कम 1920 px हो। बाएँ आधे हिस्से पर टेक्स्ट आता है।',
  // Categories
  'Indoor Swings': 'इनडोर झूले',
  'Only if different from the shop’s, 10 digits': 'सिर्फ़ तब, जब दुकान के नंबर से अलग हो, 10 अंक',
  'Chats about products in this category go to this number.':
    'इस कैटेगरी के प्रोडक्ट की चैट इस नंबर पर आती है।',
  'Swings for living rooms and covered balconies.': 'बैठक और ढकी हुई बालकनी के लिए झूले।',
  'A sentence or two, shown below the name on the category’s page.':
    'एक-दो वाक्य, जो कैटेगरी के पेज पर नाम के नीचे दिखते हैं।',
  'Shown in portrait (4:5) on the home page.': 'होम पेज पर खड़ी (4:5) दिखती है।',
  'Guess from the name': 'नाम से अंदाज़ा लगाएँ',
  'The outline of its products in the drawing to scale.':
    'सही अनुपात वाली ड्रॉइंग में इसके प्रोडक्ट का बाहरी आकार।',
  // Chat messages
  'Order of a product': 'किसी प्रोडक्ट का ऑर्डर',
  'Sent by the order button on a product page.': 'प्रोडक्ट पेज के ऑर्डर बटन से भेजा जाता है।',
  'Order from a card in the shop': 'दुकान के कार्ड से ऑर्डर',
  'Sent by the button on each product card.': 'हर प्रोडक्ट कार्ड के बटन से भेजा जाता है।',
  'Question about a sold product': 'बिक चुके प्रोडक्ट के बारे में सवाल',
  'Sent by the buttons of a sold product: visitors ask for one like it.':
    'बिक चुके प्रोडक्ट के बटन से भेजा जाता है: विज़िटर वैसा ही दूसरा पूछते हैं।',
  'Another size': 'दूसरा साइज़',
  'Filled into the message box when a visitor asks for another size.':
    'जब विज़िटर दूसरा साइज़ पूछते हैं, तब यह मैसेज बॉक्स में भर जाता है।',
  Shortlist: 'पसंदीदा',
  'One message for all products on a visitor’s shortlist.':
    'विज़िटर के सभी पसंदीदा प्रोडक्ट के लिए एक मैसेज।',
  'Message box': 'मैसेज बॉक्स',
  'Your text around what a visitor typed on your site.':
    'विज़िटर ने आपकी साइट पर जो लिखा, उसके आगे-पीछे आपका टेक्स्ट।',
  'Chat buttons': 'चैट बटन',
  'Sent by the round buttons. Leave it empty to open the chat without a message.':
    'गोल बटन से भेजा जाता है। ख़ाली छोड़ें, तो चैट बिना मैसेज के खुलेगी।',
  // Rooms
  'Visitors see rooms on the home page, on their own pages, and on the page of each marked product.':
    'विज़िटर कमरे होम पेज पर, उनके अपने पेज पर और हर निशान वाले प्रोडक्ट के पेज पर देखते हैं।',
  'Marks of hidden and deleted products are not shown.':
    'छिपे और डिलीट किए गए प्रोडक्ट के निशान नहीं दिखते।',
  'A calm veranda': 'एक शांत बरामदा',
  // Choices
  Values: 'वैल्यू',
  'Enter adds the next one, and several pasted lines make several. A dropped or pasted photo becomes the sample. A surcharge is added to the price.':
    'Enter दबाने पर अगली वैल्यू जुड़ती है, और कई लाइनें पेस्ट करने पर उतनी ही वैल्यू बनती हैं। खींचकर लाई या पेस्ट की गई फ़ोटो सैंपल बन जाती है। अतिरिक्त कीमत, प्रोडक्ट की कीमत में जुड़ जाती है।',
  Measure: 'नाप',
  'Visitors type it as they like, such as 120 cm or 4\'6", within these bounds.':
    'विज़िटर इसे अपने ढंग से लिखते हैं, जैसे 120 cm या 4\'6", इन सीमाओं के भीतर।',
  Fabric: 'कपड़ा',
  'What visitors choose. They read it above the values.': 'विज़िटर क्या चुनते हैं। यह वैल्यू के ऊपर दिखता है।',
  'Cannot be changed later': 'बाद में बदला नहीं जा सकता',
  'Visitors see a photo or colour of each value. Example: fabric, wood finish.':
    'विज़िटर हर वैल्यू की फ़ोटो या रंग देखते हैं। जैसे: कपड़ा, लकड़ी की फ़िनिश।',
  'Visitors see the names only. Example: chain or rope, left or right arm.':
    'विज़िटर सिर्फ़ नाम देखते हैं। जैसे: चेन या रस्सी, बायाँ या दायाँ हत्था।',
  'Visitors type a number within your bounds. Example: own length.':
    'विज़िटर आपकी सीमाओं के भीतर एक संख्या लिखते हैं। जैसे: अपनी लंबाई।',
  'We send samples by post.': 'हम सैंपल डाक से भेजते हैं।',
  'One line beside the choice on the product page.': 'प्रोडक्ट पेज पर विकल्प के पास एक लाइन।',
  'Visitors can filter the shop by it.': 'विज़िटर दुकान में इससे फ़िल्टर कर सकते हैं।',
  'Choose a unit': 'इकाई चुनें',
  // Contact
  'Text and photo': 'टेक्स्ट और फ़ोटो',
  'How to reach you': 'आपसे कैसे संपर्क करें',
  'Social links': 'सोशल लिंक',
  'Separate the parts with commas': 'हिस्सों को कॉमा से अलग करें',
  '10 digits': '10 अंक',
  'https:// or @name': 'https:// या @name',
  // Gallery, reviews, stories and other small types
  Photos: 'फ़ोटो',
  'Drag to reorder.': 'खींचकर क्रम बदलें।',
  Review: 'रिव्यू',
  'Story and purpose': 'कहानी और मकसद',
  Video: 'वीडियो',
  'Plays without sound, once, when a visitor clicks it.':
    'विज़िटर के क्लिक करने पर एक बार, बिना आवाज़ के चलता है।',
  'Slogan banner': 'स्लोगन बैनर',
  'The banner in the middle of the home page. The description is hidden on small screens.':
    'होम पेज के बीच का बैनर। छोटी स्क्रीन पर विवरण नहीं दिखता।',
  'Image & Link': 'फ़ोटो और लिंक',
  'Opens when the photo is clicked.': 'फ़ोटो पर क्लिक करने से खुलता है।',
  'Page texts': 'पेज के टेक्स्ट',
  // Opening hours
  'Every week': 'हर हफ़्ते',
  'When you reply to chats. With no hours set, nothing is shown.':
    'आप चैट का जवाब कब देते हैं। समय न भरें, तो कुछ नहीं दिखता।',
  Holidays: 'छुट्टियाँ',
  'Days when nobody replies, whatever the weekday.':
    'वे दिन जब कोई जवाब नहीं देता, चाहे कोई भी वार हो।',
  // Products
  'The first one is the cover. Drag to reorder. JPEG, PNG, WebP, AVIF, GIF or HEIC.':
    'पहली फ़ोटो कवर है। खींचकर क्रम बदलें। JPEG, PNG, WebP, AVIF, GIF या HEIC।',
  'Name, price and category': 'नाम, कीमत और कैटेगरी',
  'Empty fields are not shown.': 'ख़ाली फ़ील्ड नहीं दिखते।',
  'Size and material': 'साइज़ और मटीरियल',
  'Write width, length and height as you like: 150 cm, 5 ft, 4\'6". A number alone is in centimetres. Visitors filter by the longer of width and length, which is the space along the wall, by the shorter one, and by height.':
    'चौड़ाई, लंबाई और ऊँचाई जैसे चाहें लिखें: 150 cm, 5 ft, 4\'6"। सिर्फ़ संख्या हो, तो वह सेंटीमीटर में है। विज़िटर चौड़ाई और लंबाई में से बड़ी से (यानी दीवार के साथ की जगह), छोटी से और ऊँचाई से फ़िल्टर करते हैं।',
  Choices: 'विकल्प',
  'What visitors choose before they ask, such as a fabric. Say under Photos which value a photo shows: it comes first when that value is chosen.':
    'पूछने से पहले विज़िटर क्या चुनते हैं, जैसे कपड़ा। “फ़ोटो” में बताएँ कि कौन-सी फ़ोटो कौन-सी वैल्यू दिखाती है: वह वैल्यू चुनने पर वही पहले आती है।',
  'Description and tags': 'विवरण और टैग',
  'Care and warranty': 'देखभाल और वारंटी',
  'Additional Information': 'और जानकारी',
  'Shown in the second tab of the product page.': 'प्रोडक्ट पेज के दूसरे टैब में दिखती है।',
  'Related products': 'जुड़े हुए प्रोडक्ट',
  'Shown first under “Similar products”; the rest come from the category.':
    '“मिलते-जुलते प्रोडक्ट” में सबसे पहले दिखते हैं; बाकी कैटेगरी से आते हैं।',
  Visibility: 'साइट पर',
  'Without dates, a live product is always shown.': 'तारीख़ें न हों, तो प्रकाशित प्रोडक्ट हमेशा दिखता है।',
  'Add a tag': 'टैग जोड़ें',
  'Shown as a round image on the home page.': 'होम पेज पर गोल फ़ोटो के रूप में दिखता है।',
  '3 weeks': '3 हफ़्ते',
  'Shown next to the crossed-out price.': 'कटी हुई कीमत के पास दिखती है।',
  'Visitors see “from ₹…”. Use it when bigger sizes cost more.':
    'विज़िटर को “₹… से” दिखता है। तब चुनें, जब बड़े साइज़ की कीमत ज़्यादा हो।',
  'Hidden from lists, search and feeds; its link shows “not found”.':
    'लिस्टों, खोज और फ़ीड से छिपा रहता है; उसके लिंक पर “नहीं मिला” दिखता है।',
  // Settings
  Brand: 'ब्रांड',
  Place: 'जगह',
  'Search in the shop': 'दुकान में खोज',
  'Search engines': 'सर्च इंजन',
  'One or two sentences in the footer of every page.': 'हर पेज के सबसे नीचे एक-दो वाक्य।',
  'Used for buttons, links and lines; shades are made for you.':
    'बटन, लिंक और लाइनों के लिए; हल्के-गहरे रंग अपने आप बन जाते हैं।',
  'Shown when someone shares a link to a page without a photo. At least 1200 px wide.':
    'जब कोई बिना फ़ोटो वाले पेज का लिंक शेयर करता है, तब दिखती है। चौड़ाई कम से कम 1200 px हो।',
  'Added before the 10-digit number in chat links.': 'चैट लिंक में 10 अंकों के नंबर से पहले जुड़ता है।',
  'Completes an address without a city, so that the map finds it.':
    'बिना शहर वाले पते को पूरा करता है, ताकि नक्शे पर वह मिल जाए।',
  'Sets when your day starts and ends. Type a city to find it.':
    'तय करता है कि आपका दिन कब शुरू और ख़त्म होता है। खोजने के लिए शहर लिखें।',
  'Type its code or name to find it.': 'खोजने के लिए कोड या नाम लिखें।',
  'One per line': 'हर लाइन में एक',
  'For example: jhoola = swing, hinchko. A search for any of these finds all of them.':
    'जैसे: jhoola = swing, hinchko। इनमें से कुछ भी खोजने पर सब मिलते हैं।',
  'Visitors can choose from these. Translations shows what is left to translate.':
    'विज़िटर इनमें से चुन सकते हैं। “अनुवाद” में दिखता है कि क्या बाकी है।',
}
