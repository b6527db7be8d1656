/** Shorter words have no trigrams of their own: the index of them would be read whole. */
export const hasTrigrams = (text: string): boolean => text.length >= 3

/** Somebody's address is looked up as it is, and not for what it holds. */
export const isWholeAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)
