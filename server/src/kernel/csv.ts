/** An apostrophe in front turns a cell that a spreadsheet would read as a formula into text; our own numbers stay numbers. */
const harmless = (text: string): string =>
  /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text

const cell = (value: string | number | null): string => {
  const text = harmless(value === null ? '' : String(value))
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export type CsvRow = readonly (string | number | null)[]

/** Only rows, for a table that is written in parts. */
export const writeCsvRows = (rows: readonly CsvRow[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** The start of a table, with a byte order mark that tells spreadsheets it is UTF-8. */
export const writeCsvHead = (head: readonly string[]): string => `\ufeff${writeCsvRows([head])}`

/** A table for spreadsheets, as in RFC 4180. */
export const writeCsv = (head: readonly string[], rows: readonly CsvRow[]): string => writeCsvHead(head) + writeCsvRows(rows)
