/** What is written in place of it. */
const hidden = 'hidden'

const maskQuery = (query: string): string => query.replaceAll(/=(?!(?:&|$))[^&#]*?(?=&|#|$)/g, `=${hidden}`)

/**
 * Takes out of a message whatever its links carry behind the question mark: codes and tokens stand there and nowhere else, and a
 * list of their names would miss the next one.
 */
export const maskLinks = (message: string): string =>
  message.replaceAll(/(https?:\/\/[^\s"'<>?]*\?)([^\s"'<>]*)/gi, (_link, address: string, query: string) => address + maskQuery(query))
