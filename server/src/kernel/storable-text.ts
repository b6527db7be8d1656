export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Text as the database takes it: without NUL, which nobody types, and with the sign for what cannot be read where half of a letter is left. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')
