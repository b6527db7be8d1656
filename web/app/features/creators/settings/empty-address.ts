export const emptyAsNull = (text: string): string | null => text.trim() || null

/** Nothing was typed in any line: there is no address, rather than an invalid one. */
export const isEmptyAddress = (address: Readonly<Record<string, string>>): boolean =>
  Object.values(address).every((line) => line.trim() === '')
