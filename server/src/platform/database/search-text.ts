/** Shorter words have no trigrams: the whole index would be read. */
export const hasTrigrams = (text: string): boolean => text.length >= 3

/** A whole email address is looked up exactly, not searched for. */
export const isWholeAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)
