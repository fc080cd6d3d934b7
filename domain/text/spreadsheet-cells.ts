/** A spreadsheet runs a cell that begins so, in either width; one apostrophe more makes it a text again. */
const formula = /^'*[=+\-@＝＋－＠\t\r]/

/** A text as it stands in the cell of a file for spreadsheets. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text that `guardCell` was given. */
export function openCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
