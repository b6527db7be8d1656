/**
 * The address of a request in a form that the router can read, whatever was sent: a path that begins with one slash,
 * with percent signs that mean something. What makes no sense then finds no page, like any other wrong address.
 */
export const readableUrl = (url: string): string => {
  const local = url.startsWith('/') ? url : (/^[a-z]+:\/\/[^/?#]*(.*)$/i.exec(url)?.[1] ?? '')
  const question = local.indexOf('?')
  // Some programs encode the @ of a creator's scope, which means the same.
  const path = (question === -1 ? local : local.slice(0, question)).replace(/^\/*/, '/').replace(/^\/%40/, '/@')
  const query = question === -1 ? '' : local.slice(question)
  return isDecodable(path) ? `${path}${query}` : `${path.replaceAll('%', '%25')}${query}`
}

const isDecodable = (path: string): boolean => {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
