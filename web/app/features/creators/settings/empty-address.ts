export const emptyAsNull = (text: string): string | null => text.trim() || null

/** Nothing was typed anywhere: there is no address, rather than a wrong one. */
export const isEmptyAddress = (address: Readonly<Record<string, string>>): boolean =>
  Object.values(address).every((line) => line.trim() === '')
