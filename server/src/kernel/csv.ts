/** A cell that a spreadsheet would read as a formula is made a text by an apostrophe in front; numbers of ours stay numbers. */
const harmless = (text: string): string =>
  /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text

const cell = (value: string | number | null): string => {
  const text = harmless(value === null ? '' : String(value))
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export type CsvRow = readonly (string | number | null)[]

/** Rows alone, where a table is written part by part. */
export const writeCsvRows = (rows: readonly CsvRow[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** How a table begins: with a mark that tells spreadsheets it is UTF-8. */
export const writeCsvHead = (head: readonly string[]): string => `\ufeff${writeCsvRows([head])}`

/** A table for spreadsheets, as RFC 4180 has it. */
export const writeCsv = (head: readonly string[], rows: readonly CsvRow[]): string => writeCsvHead(head) + writeCsvRows(rows)
