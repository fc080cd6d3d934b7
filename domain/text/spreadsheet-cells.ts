/**
 * Cells that spreadsheets run as a formula, with half- or full-width characters. A leading
 * apostrophe turns them into text.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r]/

/** Escapes a text for a spreadsheet cell (CSV injection). */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Reverses `guardCell`. */
export function openCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
