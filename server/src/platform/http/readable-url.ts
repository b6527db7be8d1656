/**
 * The URL of a request in a form that the router can read: a path with exactly one slash at the start and valid percent-encoding. An
 * invalid URL then just finds no page.
 */
export const readableUrl = (url: string): string => {
  const local = url.startsWith('/') ? url : (/^[a-z]+:\/\/[^/?#]*(.*)$/i.exec(url)?.[1] ?? '')
  const question = local.indexOf('?')
  // Some programs encode the @ of a creator's scope.
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
