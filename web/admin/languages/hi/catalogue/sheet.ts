import type { sheet as english } from '../../en/catalogue/sheet.ts'
import type { Translation } from '../../translation.ts'

export const sheet: Translation<typeof english> = {
  changes: {
    saved: '{name}: बदलाव सेव किए गए।',
    noPrice: '{name} की अब कोई कीमत नहीं है।',
    price: '{name} की कीमत: {amount}।',
    noSale: '{name} अब सेल में नहीं है।',
    salePrice: '{name} की सेल कीमत: {amount}।',
    hidden: '{name} को विज़िटर से छिपाया गया।',
    live: '{name} को प्रकाशित किया गया।',
    inUnique: '{name} को “कुछ ख़ास” में जोड़ा गया।',
    notInUnique: '{name} को “कुछ ख़ास” से हटाया गया।',
    availabilityRemoved: '{name} की उपलब्धता हटाई गई।',
    availability: '{name}: {words}।',
    nothing: 'ख़ाली',
    isHidden: 'छिपा हुआ',
    isLive: 'प्रकाशित',
    somebody: 'किसी और',
    conflict: '{who} ने इसे बदलकर “{value}” कर दिया है। अपना बदलाव रखने के लिए फिर से सेव करें।',
  },
  saleEnd: {
    until: '{date} तक',
    ended: 'सेल ख़त्म: {date}',
  },
  cells: {
    field: '{name}, {field}',
    value: '{name}, {field}: {value}',
    notSet: 'तय नहीं',
    from: '{amount}<small> से</small>',
    noAvailability: 'तय नहीं',
    note: 'तैयार होने का समय या तारीख़…',
    outdated: 'आपके लिखते समय यह बदल गया। अपना बदलाव रखने के लिए फिर से सेव करें।',
  },
  rowFields: {
    noteExample: '3 हफ़्ते',
    save: 'सेव करें',
    saveAndNext: 'सेव करें और अगला',
  },
}
