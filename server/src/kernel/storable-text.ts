export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Text that the database accepts: without NUL, and with the replacement character for lone surrogates. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')
