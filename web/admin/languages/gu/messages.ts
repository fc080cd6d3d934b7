import './font.css'
import type { messages as english } from '../en/messages.ts'
import type { Translation } from '../translation.ts'
import { activity } from './activity.ts'
import { auth } from './auth.ts'
import { backups } from './backups.ts'
import { categories } from './catalogue/categories.ts'
import { choices } from './catalogue/choices.ts'
import { csv } from './catalogue/csv.ts'
import { filters } from './catalogue/filters.ts'
import { orderedProducts } from './catalogue/ordered-products.ts'
import { photoImport } from './catalogue/photo-import.ts'
import { preview } from './catalogue/preview.ts'
import { priceChange } from './catalogue/price-change.ts'
import { print } from './catalogue/print.ts'
import { productForm } from './catalogue/product-form.ts'
import { products } from './catalogue/products.ts'
import { rooms } from './catalogue/rooms.ts'
import { sheet } from './catalogue/sheet.ts'
import { chat } from './chat.ts'
import { commandPalette } from './command-palette.ts'
import { content } from './content.ts'
import { editSite } from './edit-site.ts'
import { enquiries } from './enquiries.ts'
import { feeds } from './feeds.ts'
import { drafts } from './forms/drafts.ts'
import { fields } from './forms/fields.ts'
import { languages } from './forms/languages.ts'
import { productChoices } from './forms/product-choices.ts'
import { roomPoints } from './forms/room-points.ts'
import { widgets } from './forms/widgets.ts'
import { insights } from './insights.ts'
import { layout } from './layout.ts'
import { media } from './media.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { reviews } from './reviews.ts'
import { searchWords } from './search-words.ts'
import { translations } from './translations.ts'
import { ui } from './ui.ts'

export const messages: Translation<typeof english> = {
  activity,
  auth,
  backups,
  chat,
  commandPalette,
  content,
  editSite,
  enquiries,
  feeds,
  insights,
  layout,
  media,
  pages,
  people,
  reviews,
  searchWords,
  translations,
  ui,
  catalogue: {
    products,
    categories,
    choices,
    csv,
    filters,
    orderedProducts,
    photoImport,
    preview,
    priceChange,
    print,
    rooms,
    sheet,
    productForm,
  },
  forms: { fields, widgets, drafts, languages, productChoices, roomPoints },
}
