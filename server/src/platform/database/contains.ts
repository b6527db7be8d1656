const plain = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** The pattern of `like` for whatever holds these words. What % and _ mean to the database is not what people mean by them. */
export const contains = (text: string): string => `%${plain(text)}%`

/** Whatever begins with these words. */
export const begins = (text: string): string => `${plain(text)}%`
