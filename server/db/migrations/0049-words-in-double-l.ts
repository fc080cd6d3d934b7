// Words that end in a double l have normalised forms of their own: all products are indexed again.
export { up } from './0037-search-words.ts'
