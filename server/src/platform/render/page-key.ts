/** The query values that pages of the shop read on the server. Others (utm_*, anything made up) change nothing in what is shown. */
const knownQuery = [
  'q',
  'category',
  'price',
  'format',
  'system',
  'free',
  'sale',
  'sort',
  'after',
  'variation',
  'to',
  'preview',
  'search',
  'action',
  'state',
  'status',
  'days',
  'part',
  'email',
  'code',
  'token',
] as const

/** The address a page is rendered for: its path with the known query values in a fixed order. */
export const pageAddress = (url: string): string => {
  const question = url.indexOf('?')
  if (question === -1) return url
  const query = new URLSearchParams(url.slice(question + 1))
  const kept = new URLSearchParams()
  for (const name of knownQuery) {
    const value = query.get(name)
    if (value !== null) kept.set(name, value)
  }
  const path = url.slice(0, question)
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** Longer addresses are answered, but not kept: they are nobody's bookmark. Nor is one that carries somebody's code, or is one buyer's own. */
export const mayBeKept = (address: string): boolean =>
  address.length <= 300 && !address.startsWith('/checkout/') && !/[?&](preview|code|token|email)=/.test(address)
