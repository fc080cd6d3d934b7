/** Labels, titles and hints of the screens, by their English text, in Gujarati. */
export const screens: Readonly<Record<string, string>> = {
  // Titles and menu
  'Back office': 'બેક ઓફિસ',
  Login: 'સાઇન ઇન કરો',
  'Set up': 'શરૂઆત કરો',
  'New password': 'નવો પાસવર્ડ',
  Invitation: 'આમંત્રણ',
  'Not found': 'મળ્યું નહીં',
  Dashboard: 'ડેશબોર્ડ',
  Enquiries: 'પૂછપરછ',
  'Something Unique': 'કંઈક ખાસ',
  'Edit site': 'સાઇટ બદલો',
  Translations: 'અનુવાદ',
  Feeds: 'ફીડ',
  Backups: 'બેકઅપ',
  Administrators: 'એડમિન',
  Activity: 'પ્રવૃત્તિ',
  Trash: 'ટ્રેશ',
  'My account': 'મારું એકાઉન્ટ',
  Product: 'પ્રોડક્ટ',
  Products: 'પ્રોડક્ટ',
  Category: 'કેટેગરી',
  Categories: 'કેટેગરી',
  Choice: 'વિકલ્પ',
  'Products from photos': 'ફોટા પરથી પ્રોડક્ટ',
  'Import products': 'પ્રોડક્ટ ઇમ્પોર્ટ કરો',
  'Print sheet': 'પ્રિન્ટ શીટ',
  'Built-in search words': 'શોધમાં પહેલેથી સામેલ શબ્દો',
  'Manage Store': 'દુકાન સંભાળો',
  Texts: 'ટેક્સ્ટ',
  Shop: 'દુકાન',
  // Sections of My account
  Language: 'ભાષા',
  'Change my password': 'મારો પાસવર્ડ બદલો',
  'Where you are signed in': 'તમે ક્યાં ક્યાં સાઇન ઇન છો',
  'Two-step verification': 'બે તબક્કાનું સાઇન ઇન',
  // About
  Text: 'ટેક્સ્ટ',
  Figures: 'આંકડા',
  'The last character is shown in the accent colour, like the plus in “25+”.':
    'છેલ્લો અક્ષર મુખ્ય રંગમાં દેખાય છે, જેમ કે “25+”માં પ્લસની નિશાની.',
  'Photo and video': 'ફોટો અને વીડિયો',
  'Add a highlight': 'ખાસ વાત ઉમેરો',
  // Carousel
  Slide: 'સ્લાઇડ',
  'Shown under the title': 'શીર્ષકની નીચે દેખાય છે',
  'At least 1920 px wide. Text covers the left half.':
    'પહોળાઈ ઓછામાં ઓછી 1920 px. ડાબા અડધા ભાગ પર ટેક્સ્ટ આવે છે.',
  // Categories
  'Indoor Swings': 'ઇન્ડોર હીંચકા',
  'Only if different from the shop’s, 10 digits': 'દુકાનના નંબરથી જુદો હોય તો જ, 10 અંક',
  'Chats about products in this category go to this number.':
    'આ કેટેગરીની પ્રોડક્ટની ચેટ આ નંબર પર આવે છે.',
  'Swings for living rooms and covered balconies.': 'બેઠક રૂમ અને ઢાંકેલી બાલ્કની માટે હીંચકા.',
  'A sentence or two, shown below the name on the category’s page.':
    'એક-બે વાક્ય, જે કેટેગરીના પેજ પર નામની નીચે દેખાય છે.',
  'Shown in portrait (4:5) on the home page.': 'હોમ પેજ પર ઊભો ફોટો (4:5) દેખાય છે.',
  'Guess from the name': 'નામ પરથી અંદાજ લગાવો',
  'The outline of its products in the drawing to scale.':
    'સાચા પ્રમાણના ડ્રોઇંગમાં તેની પ્રોડક્ટનો બહારનો આકાર.',
  // Chat messages
  'Order of a product': 'કોઈ પ્રોડક્ટનો ઓર્ડર',
  'Sent by the order button on a product page.': 'પ્રોડક્ટ પેજના ઓર્ડર બટનથી મોકલાય છે.',
  'Order from a card in the shop': 'દુકાનના કાર્ડ પરથી ઓર્ડર',
  'Sent by the button on each product card.': 'દરેક પ્રોડક્ટ કાર્ડના બટનથી મોકલાય છે.',
  'Question about a sold product': 'વેચાઈ ગયેલી પ્રોડક્ટ વિશે સવાલ',
  'Sent by the buttons of a sold product: visitors ask for one like it.':
    'વેચાઈ ગયેલી પ્રોડક્ટના બટનથી મોકલાય છે: મુલાકાતી તેના જેવી બીજી પ્રોડક્ટ માગે છે.',
  'Another size': 'બીજું માપ',
  'Filled into the message box when a visitor asks for another size.':
    'મુલાકાતી બીજું માપ પૂછે ત્યારે મેસેજ બોક્સમાં ભરાય છે.',
  Shortlist: 'મનપસંદ',
  'One message for all products on a visitor’s shortlist.':
    'મુલાકાતીની બધી મનપસંદ પ્રોડક્ટ માટે એક મેસેજ.',
  'Message box': 'મેસેજ બોક્સ',
  'Your text around what a visitor typed on your site.':
    'મુલાકાતીએ તમારી સાઇટ પર જે લખ્યું તેની આગળ-પાછળ તમારું ટેક્સ્ટ.',
  'Chat buttons': 'ચેટ બટન',
  'Sent by the round buttons. Leave it empty to open the chat without a message.':
    'ગોળ બટનથી મોકલાય છે. ખાલી રાખશો તો ચેટ મેસેજ વગર ખૂલશે.',
  // Rooms
  'Visitors see rooms on the home page, on their own pages, and on the page of each marked product.':
    'મુલાકાતી રૂમ હોમ પેજ પર, તેમના પોતાના પેજ પર અને દરેક નિશાનવાળી પ્રોડક્ટના પેજ પર જુએ છે.',
  'Marks of hidden and deleted products are not shown.':
    'છુપાવેલી અને દૂર કરેલી પ્રોડક્ટનાં નિશાન દેખાતાં નથી.',
  'A calm veranda': 'એક શાંત વરંડો',
  // Choices
  Values: 'વેલ્યુ',
  'Enter adds the next one, and several pasted lines make several. A dropped or pasted photo becomes the sample. A surcharge is added to the price.':
    'Enter દબાવો એટલે પછીની ઉમેરાય છે, અને ઘણી લીટીઓ પેસ્ટ કરો તો એટલી વેલ્યુ બને છે. મૂકેલો કે પેસ્ટ કરેલો ફોટો સેમ્પલ બને છે. વધારાની કિંમત પ્રોડક્ટની કિંમતમાં ઉમેરાય છે.',
  Measure: 'માપ',
  'Visitors type it as they like, such as 120 cm or 4\'6", within these bounds.':
    'મુલાકાતી તેને પોતાની રીતે લખે છે, જેમ કે 120 cm અથવા 4\'6", આ મર્યાદામાં.',
  Fabric: 'કાપડ',
  'What visitors choose. They read it above the values.': 'મુલાકાતી શું પસંદ કરે છે. તે વેલ્યુની ઉપર દેખાય છે.',
  'Cannot be changed later': 'પછીથી બદલી શકાતું નથી',
  'Visitors see a photo or colour of each value. Example: fabric, wood finish.':
    'મુલાકાતી દરેક વેલ્યુનો ફોટો કે રંગ જુએ છે. જેમ કે: કાપડ, લાકડાની ફિનિશ.',
  'Visitors see the names only. Example: chain or rope, left or right arm.':
    'મુલાકાતી ફક્ત નામ જુએ છે. જેમ કે: ચેઇન કે દોરડું, ડાબો કે જમણો હાથો.',
  'Visitors type a number within your bounds. Example: own length.':
    'મુલાકાતી તમારી મર્યાદામાં એક સંખ્યા લખે છે. જેમ કે: જોઈતી લંબાઈ.',
  'We send samples by post.': 'અમે સેમ્પલ પોસ્ટથી મોકલીએ છીએ.',
  'One line beside the choice on the product page.': 'પ્રોડક્ટ પેજ પર વિકલ્પની બાજુમાં એક લીટી.',
  'Visitors can filter the shop by it.': 'મુલાકાતી દુકાનમાં તેનાથી ફિલ્ટર કરી શકે છે.',
  'Choose a unit': 'એકમ પસંદ કરો',
  // Contact
  'Text and photo': 'ટેક્સ્ટ અને ફોટો',
  'How to reach you': 'તમારો સંપર્ક કેવી રીતે કરવો',
  'Social links': 'સોશિયલ લિંક',
  'Separate the parts with commas': 'ભાગોને કોમાથી જુદા પાડો',
  '10 digits': '10 અંક',
  'https:// or @name': 'https:// અથવા @name',
  // Gallery, reviews, stories and other small types
  Photos: 'ફોટા',
  'Drag to reorder.': 'ખેંચીને ક્રમ બદલો.',
  Review: 'રિવ્યુ',
  'Story and purpose': 'કહાણી અને હેતુ',
  Video: 'વીડિયો',
  'Plays without sound, once, when a visitor clicks it.':
    'મુલાકાતી ક્લિક કરે ત્યારે એક વાર, અવાજ વગર ચાલે છે.',
  'Slogan banner': 'સ્લોગન બેનર',
  'The banner in the middle of the home page. The description is hidden on small screens.':
    'હોમ પેજની વચ્ચેનું બેનર. નાની સ્ક્રીન પર વર્ણન દેખાતું નથી.',
  'Image & Link': 'ફોટો અને લિંક',
  'Opens when the photo is clicked.': 'ફોટા પર ક્લિક કરવાથી ખૂલે છે.',
  'Page texts': 'પેજનાં ટેક્સ્ટ',
  // Opening hours
  'Every week': 'દર અઠવાડિયે',
  'When you reply to chats. With no hours set, nothing is shown.':
    'તમે ચેટનો જવાબ ક્યારે આપો છો. સમય ન ભરો તો કંઈ દેખાતું નથી.',
  Holidays: 'રજાઓ',
  'Days when nobody replies, whatever the weekday.': 'જે દિવસે કોઈ જવાબ આપતું નથી, ભલે ગમે તે વાર હોય.',
  // Products
  'The first one is the cover. Drag to reorder. JPEG, PNG, WebP, AVIF, GIF or HEIC.':
    'પહેલો ફોટો કવર છે. ખેંચીને ક્રમ બદલો. JPEG, PNG, WebP, AVIF, GIF અથવા HEIC.',
  'Name, price and category': 'નામ, કિંમત અને કેટેગરી',
  'Empty fields are not shown.': 'ખાલી ફીલ્ડ દેખાતાં નથી.',
  'Size and material': 'માપ અને મટીરિયલ',
  'Write width, length and height as you like: 150 cm, 5 ft, 4\'6". A number alone is in centimetres. Visitors filter by the longer of width and length, which is the space along the wall, by the shorter one, and by height.':
    'પહોળાઈ, લંબાઈ અને ઊંચાઈ ગમે તે રીતે લખો: 150 cm, 5 ft, 4\'6". ફક્ત સંખ્યા હોય તો તે સેન્ટિમીટરમાં છે. મુલાકાતી ત્રણ માપથી ફિલ્ટર કરે છે: પહોળાઈ અને લંબાઈમાંથી જે મોટું હોય તે (એટલે કે દીવાલ સાથેની જગ્યા), જે નાનું હોય તે, અને ઊંચાઈ.',
  Choices: 'વિકલ્પો',
  'What visitors choose before they ask, such as a fabric. Say under Photos which value a photo shows: it comes first when that value is chosen.':
    'પૂછતાં પહેલાં મુલાકાતી શું પસંદ કરે છે, જેમ કે કાપડ. “ફોટા”માં જણાવો કે કયો ફોટો કઈ વેલ્યુ બતાવે છે: તે વેલ્યુ પસંદ થતાં તે ફોટો પહેલો આવે છે.',
  'Description and tags': 'વર્ણન અને ટેગ',
  'Care and warranty': 'સંભાળ અને વોરંટી',
  'Additional Information': 'વધારાની માહિતી',
  'Shown in the second tab of the product page.': 'પ્રોડક્ટ પેજના બીજા ટેબમાં દેખાય છે.',
  'Related products': 'સંબંધિત પ્રોડક્ટ',
  'Shown first under “Similar products”; the rest come from the category.':
    '“આવી જ બીજી પ્રોડક્ટ”માં સૌથી પહેલાં દેખાય છે; બાકીની કેટેગરીમાંથી આવે છે.',
  Visibility: 'સાઇટ પર',
  'Without dates, a live product is always shown.': 'તારીખો ન હોય તો પ્રકાશિત પ્રોડક્ટ હંમેશાં દેખાય છે.',
  'Add a tag': 'ટેગ ઉમેરો',
  'Shown as a round image on the home page.': 'હોમ પેજ પર ગોળ ફોટા તરીકે દેખાય છે.',
  '3 weeks': '3 અઠવાડિયાં',
  'Shown next to the crossed-out price.': 'છેકેલી કિંમતની બાજુમાં દેખાય છે.',
  'Visitors see “from ₹…”. Use it when bigger sizes cost more.':
    'મુલાકાતીને “₹…થી” દેખાય છે. મોટા માપની કિંમત વધુ હોય ત્યારે વાપરો.',
  'Hidden from lists, search and feeds; its link shows “not found”.':
    'યાદીઓ, શોધ અને ફીડમાં દેખાતી નથી; તેની લિંક પર “મળ્યું નહીં” દેખાય છે.',
  // Settings
  Brand: 'બ્રાન્ડ',
  Place: 'સ્થળ',
  'Search in the shop': 'દુકાનમાં શોધ',
  'Search engines': 'સર્ચ એન્જિન',
  'One or two sentences in the footer of every page.': 'દરેક પેજની સૌથી નીચે એક-બે વાક્ય.',
  'Used for buttons, links and lines; shades are made for you.':
    'બટન, લિંક અને રેખાઓ માટે; આછા-ઘેરા રંગ આપમેળે બને છે.',
  'Shown when someone shares a link to a page without a photo. At least 1200 px wide.':
    'કોઈ ફોટા વગરના પેજની લિંક શેર કરે ત્યારે દેખાય છે. પહોળાઈ ઓછામાં ઓછી 1200 px.',
  'Added before the 10-digit number in chat links.': 'ચેટ લિંકમાં 10 અંકના નંબરની આગળ ઉમેરાય છે.',
  'Completes an address without a city, so that the map finds it.':
    'શહેર વગરનું સરનામું પૂરું કરે છે, જેથી નકશામાં તે મળે.',
  'Sets when your day starts and ends. Type a city to find it.':
    'તમારો દિવસ ક્યારે શરૂ અને પૂરો થાય છે તે નક્કી કરે છે. શોધવા માટે શહેર લખો.',
  'Type its code or name to find it.': 'શોધવા માટે કોડ કે નામ લખો.',
  'One per line': 'દરેક લીટીમાં એક',
  'For example: jhoola = swing, hinchko. A search for any of these finds all of them.':
    'જેમ કે: jhoola = swing, hinchko. આમાંથી કંઈ પણ શોધવાથી બધાં મળે છે.',
  'Visitors can choose from these. Translations shows what is left to translate.':
    'મુલાકાતીઓ આમાંથી પસંદ કરી શકે છે. “અનુવાદ”માં દેખાય છે કે શું બાકી છે.',
}
