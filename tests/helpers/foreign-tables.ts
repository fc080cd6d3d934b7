import { stringify } from 'csv-stringify/sync'

/** A row of a table by its headings; the others are empty. */
export type CsvRow = Record<string, string | number>

/** Headings of a product export of Shopify before 2024. */
const shopifyHeadings = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name'],
  ...['Option3 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Fulfillment Service'],
  ...['Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable'],
  ...['Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title'],
  ...['SEO Description', 'Google Shopping / MPN', 'Variant Image', 'Variant Weight Unit'],
  ...['Variant Tax Code', 'Cost per item', 'Included / India', 'Price / International', 'Status'],
]

/** Those of its newer exports. */
const newShopifyHeadings = [
  ...['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags'],
  ...['Published on online store', 'Status', 'SKU', 'Barcode', 'Option1 name', 'Option1 value'],
  ...['Option1 Linked To', 'Option2 name', 'Option2 value', 'Option3 name', 'Option3 value'],
  ...['Price', 'Compare-at price', 'Cost per item', 'Charge tax', 'Tax code', 'Inventory tracker'],
  ...['Inventory quantity', 'Continue selling when out of stock', 'Weight value (grams)'],
  ...['Weight unit for display', 'Requires shipping', 'Fulfillment service', 'Product image URL'],
  ...['Image position', 'Image alt text', 'Variant image URL', 'Gift card', 'SEO title'],
  'SEO description',
]

/** Headings of a product export of WooCommerce, with those of two attributes. */
const wooCommerceHeadings = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?'],
  ...['Visibility in catalog', 'Short description', 'Description', 'Date sale price starts'],
  ...['Date sale price ends', 'Tax status', 'Tax class', 'In stock?', 'Stock', 'Low stock amount'],
  ...['Backorders allowed?', 'Sold individually?', 'Weight (kg)', 'Length (cm)', 'Width (cm)'],
  ...['Height (cm)', 'Allow customer reviews?', 'Purchase note', 'Sale price', 'Regular price'],
  ...['Categories', 'Tags', 'Shipping class', 'Images', 'Download limit', 'Download expiry days'],
  ...['Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text'],
  ...['Position', 'Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible'],
  ...['Attribute 1 global', 'Attribute 2 name', 'Attribute 2 value(s)', 'Attribute 2 visible'],
  ...['Attribute 2 global', 'Meta: _yoast_wpseo_title', 'Meta: _yoast_wpseo_metadesc'],
]

const write = (columns: string[]) => (rows: readonly CsvRow[]) =>
  stringify([...rows], { header: true, columns })

/** Product exports as the vendors' programs write them. */
export const shopifyExport = write(shopifyHeadings)
export const newShopifyExport = write(newShopifyHeadings)
export const wooCommerceExport = write(wooCommerceHeadings)
