/** A cell that a spreadsheet would read as a formula is made a text by an apostrophe in front; numbers of ours stay numbers. */
const harmless = (text: string): string =>
  /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text

const cell = (value: string | number | null): string => {
  const text = harmless(value === null ? '' : String(value))
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export type CsvRow = readonly (string | number | null)[]

/** A table for spreadsheets, as RFC 4180 has it, with a mark in front that tells them it is UTF-8. */
export const writeCsv = (head: readonly string[], rows: readonly CsvRow[]): string =>
  `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
