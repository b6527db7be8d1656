/** The URL a page is rendered for: its path with the query values that it reads, in a fixed order. */
export const pageAddress = async (url: string, queryNamesOf: (pathname: string) => Promise<readonly string[]>): Promise<string> => {
  const question = url.indexOf('?')
  if (question === -1) return url
  const path = url.slice(0, question)
  const given = new URLSearchParams(url.slice(question + 1))
  const read = new URLSearchParams()
  for (const name of await queryNamesOf(path)) {
    const value = given.get(name)
    if (value !== null) read.set(name, value)
  }
  return read.size > 0 ? `${path}?${read}` : path
}

/** Longer URLs are answered, but not cached, because hardly anyone opens them again. Nor are URLs with a code, or for a single buyer. */
export const mayBeCached = (address: string): boolean =>
  address.length <= 300 && !address.startsWith('/checkout/') && !/[?&](preview|code|token|email)=/.test(address)
